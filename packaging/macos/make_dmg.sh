#!/bin/sh
# Make the disk image of the finished application: packaging/macos/make_dmg.sh, on macOS, after `python packaging/build.py`.
#
# SUBASTAO_SIGN_IDENTITY names a certificate in the keychain; without it the signature is ad hoc (macos_bundle.py), and
# macOS asks the player for his consent when he first opens the program.
# SUBASTAO_NOTARY_PROFILE names a profile stored by `xcrun notarytool store-credentials`; with it the image is notarised.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
out=$root/packaging/out
application=$out/Subastao.app
[ -d "$application" ] || { echo "There is no Subastao.app: run python packaging/build.py first." >&2; exit 1; }

version=$(/usr/libexec/PlistBuddy -c 'Print :CFBundleShortVersionString' "$application/Contents/Info.plist")
image=$out/Subastao-$version-macos-$(uname -m).dmg
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$application" "$stage/"
ln -s /Applications "$stage/Applications"
cp "$root/LICENSE" "$stage/LICENSE.txt"
rm -f "$image"
hdiutil create -volname "Subastao $version" -srcfolder "$stage" -fs HFS+ -format UDZO -imagekey zlib-level=9 "$image"

identity=${SUBASTAO_SIGN_IDENTITY:-}
if [ -n "$identity" ]; then
    codesign --sign "$identity" --timestamp "$image"
fi
if [ -n "${SUBASTAO_NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$SUBASTAO_NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
