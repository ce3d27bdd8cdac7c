#!/bin/sh
# Make an AppImage of the finished folder: packaging/linux/make_appimage.sh [FOLDER]
#
# After `python packaging/build.py`. It needs appimagetool, which no package registry has: name it by APPIMAGETOOL if it
# is not on the path. With the argument only the folder (AppDir) is made, which anyone can look at and run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
id=org.subastao.Subastao
python=${PYTHON:-python3}
folder=${1:-}
if [ -n "$folder" ]; then
    only_folder=yes
else
    only_folder=
    folder=$(mktemp -d)/Subastao.AppDir
fi

"$python" "$root/packaging/linux_tree.py" "$folder"
install -m 755 "$here/AppRun" "$folder/AppRun"
cp "$folder/usr/share/applications/$id.desktop" "$folder/$id.desktop"
cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/$id.png"
ln -s "$id.png" "$folder/.DirIcon"
[ -z "$only_folder" ] || exit 0

version=$("$python" -c "import sys; sys.path.insert(0, '$root/packaging'); import identity; print(identity.version())")
ARCH=$(uname -m)
export ARCH VERSION="$version"
"${APPIMAGETOOL:-appimagetool}" --no-appstream "$folder" "$root/packaging/out/Subastao-$version-$ARCH.AppImage"
