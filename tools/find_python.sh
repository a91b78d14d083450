#!/bin/sh
# Run setup_env.py with a Python that is new enough: the common part of ./play and ./test.
# The environment's own Python comes first, so that a changed PATH never causes a rebuild;
# FATEBOX_PYTHON overrides it. Each candidate is tried, because a name on PATH may be a dead shim.
tools=$(dirname "$0")

fits() {
    "$1" -I -S -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${FATEBOX_PYTHON:-}" ]; then
    fits "$FATEBOX_PYTHON" && exec "$FATEBOX_PYTHON" "$tools/setup_env.py" "$@"
    echo "FATEBOX_PYTHON is '$FATEBOX_PYTHON', which is not a Python of version 3.11 or newer." >&2
    exit 1
fi

for python in "$tools/../.venv/bin/python" python3 python3.14 python3.13 python3.12 python3.11 python; do
    fits "$python" && exec "$python" "$tools/setup_env.py" "$@"
done

cat >&2 <<'MESSAGE'
Fatebox needs Python 3.11 or newer, and none was found on PATH.
  Debian, Ubuntu:  apt install python3 python3-venv
  macOS:           brew install python
If you have one elsewhere, name it:  FATEBOX_PYTHON=/path/to/python3 ./play
MESSAGE
exit 1
