"""Install the Debian package in a bare Debian 12 and play there: `sudo python3 packaging/test_in_chroot.py [FILE.deb]`.

debootstrap makes a system with nothing but what every Debian has; apt installs the package and what it depends on.
Then an ordinary user runs the self-test, opens the window on a virtual screen and looks at it, opens a saved match as a
double click would, and the package is removed again. What happened is printed, a line each; pictures of the
window lie in `packaging/out/chroot` afterwards.

It needs root, debootstrap, and a mirror of Debian within reach; it takes some minutes. Standard library only, so
that the system's Python runs it.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "packaging" / "out"
RECORD = ROOT / "packaging" / "linux" / "example.subastao"
SUITE = "bookworm"

# Run by `sh` inside, as root. Every step says how it went; the first that fails ends it.
INSIDE = r"""
set -eu
export DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8
say() { echo "== $*"; }
apt-get -q update >/dev/null
apt-get -q -y install --no-install-recommends /tmp/subastao.deb >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }
say "installed, with $(grep -c '^Unpacking' /tmp/apt.log) packages in all (without recommended ones)"
useradd -m player
as_player() { su player -s /bin/sh -c "cd; export LANG=C.UTF-8 PATH=/usr/bin:/bin:/usr/games; $1"; }

say "self-test, without a display:"
as_player 'subastao --self-test'
say "without a display it says:"
as_player 'subastao' && { say "it opened a window nowhere"; exit 1; } || true

apt-get -q -y install --no-install-recommends xvfb xauth xdotool scrot xdg-utils desktop-file-utils shared-mime-info \
    libglib2.0-bin >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }
say "a virtual screen, and the desktop's databases, are there"

cat >/tmp/window.sh <<'WINDOW'
set -eu
cd
$1 &
program=$!
window=$(timeout 60 xdotool search --sync --onlyvisible --name Subastao | head -n 1)
for _ in $(seq 30); do
    sleep 1
    [ -s .local/share/subastao/current.subastao ] && break
done
sleep 3
scrot -o "/tmp/pictures/$2.png"
xdotool windowfocus --sync "$window" key ctrl+q
for _ in $(seq 30); do
    sleep 1
    xdotool search --onlyvisible --name Subastao >/dev/null || { wait $program; exit $?; }
done
echo "the window did not close"
exit 1
WINDOW
mkdir -p /tmp/pictures && chmod 777 /tmp/pictures
screen='xvfb-run -a -s "-screen 0 1280x800x24" sh /tmp/window.sh'
as_player "$screen subastao window"
say "the window opened, and closed by Ctrl+Q with exit status 0"
as_player 'grep -q "^subastao record" .local/share/subastao/current.subastao'
say "the match on the table was saved"
log=/home/player/.local/state/subastao/log/subastao.log
[ -e "$log" ]
say "the log holds $(wc -l <"$log") lines"
cat "$log"

cp /tmp/example.subastao /home/player/match.subastao && chown player /home/player/match.subastao
kind=$(as_player 'gio info -a standard::content-type match.subastao' | sed -n 's/.*content-type: //p')
handler=$(as_player 'xdg-mime query default application/x-subastao')
say "a saved match is of type $kind, opened by $handler"
[ "$kind" = application/x-subastao ] && [ "$handler" = org.subastao.Subastao.desktop ]
as_player "$screen 'gio open match.subastao' double-click"
as_player 'head -n 4 .local/share/subastao/current.subastao' | grep -qF "$(sed -n 3p /tmp/example.subastao)"
say "opened as by a double click (gio open), that match was on the table"

desktop-file-validate /usr/share/applications/org.subastao.Subastao.desktop
dpkg --verify subastao
say "desktop file valid; all files as packed"
apt-get -q -y purge subastao >/dev/null
[ ! -e /usr/lib/subastao ] && [ ! -e /usr/games/subastao ]
as_player 'test -s .local/share/subastao/current.subastao'
say "removed: no program left, the player's matches untouched"
"""


def run(deb: Path, root: Path, mirror: list[str]) -> int:
    """Make the system in `root` and run the steps in it; return their exit status."""
    print(f"== a bare Debian {SUITE}", flush=True)
    command = ["debootstrap", "--variant=minbase", SUITE, str(root), *mirror]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        print(made.stdout[-2000:], made.stderr[-2000:])
        return made.returncode
    shutil.copyfile(deb, root / "tmp" / "subastao.deb")
    shutil.copyfile(RECORD, root / "tmp" / "example.subastao")
    (root / "tmp" / "steps.sh").write_text(INSIDE, "utf-8")
    if Path("/etc/resolv.conf").exists():
        shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
    # Mounts and processes of its own: whatever happens, nothing is left mounted or running.
    inside = (
        'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; '
        'mount -t tmpfs shm "$0/dev/shm"; exec chroot "$0" sh /tmp/steps.sh'
    )
    kept = {name: value for name, value in os.environ.items() if "proxy" in name.lower()}
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "TERM": "dumb", **kept}
    done = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", inside, str(root)],
        env=environment,
        check=False,
    )
    pictures = OUT / "chroot"
    pictures.mkdir(parents=True, exist_ok=True)
    for picture in (root / "tmp").glob("pictures/*.png"):
        shutil.copyfile(picture, pictures / picture.name)
    return done.returncode


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Try the Debian package in a bare Debian 12.")
    parser.add_argument("deb", nargs="?", type=Path, help="by default the one in packaging/out")
    parser.add_argument(
        "--mirror", help="where debootstrap takes packages from, if not from its own"
    )
    arguments = parser.parse_args()
    found = [arguments.deb] if arguments.deb else sorted(OUT.glob("subastao_*.deb"))
    if not found:
        print("There is no package: run packaging/build.py and packaging/make_deb.py first.")
        return 1
    if os.geteuid() != 0:
        print("debootstrap and chroot need root.")
        return 1
    with tempfile.TemporaryDirectory(prefix="subastao-chroot-") as temporary:
        # An ordinary user inside must be able to reach it.
        Path(temporary).chmod(0o755)
        status = run(found[-1], Path(temporary), [arguments.mirror] if arguments.mirror else [])
    print("== all is as it should be" if status == 0 else f"== failed with status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main())
