// Exits with 0 if the service on PORT of this machine is ready: the health check of a container.
const url = `http://127.0.0.1:${process.env.PORT ?? '3000'}/readyz`;
try {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = status === 200 ? 0 : 1;
} catch {
  process.exitCode = 1;
}
