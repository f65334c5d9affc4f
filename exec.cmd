@rem cmd.exe has no exec: the scripts in package.json find it here (docs/decisions/0036-starts-and-stops.md).
@%*
