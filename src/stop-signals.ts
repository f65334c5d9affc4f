/** The signals that stop the service: the first requests a graceful stop, a later one a quick stop. */

export interface StopSignals {
  /** Aborted by the first signal. */
  readonly stopping: AbortSignal;
  /** Aborted by another signal, if the operator doesn't want to wait for requests. */
  readonly hurrying: AbortSignal;
}

/** npm forwards Ctrl-C to a process that got it from the terminal already. A person takes longer to press it again. */
const repeatIntervalMs = 500;

/** Listens for Ctrl-C and for signals of supervisors. */
export function listenForStopSignals(): StopSignals {
  const stopping = new AbortController();
  const hurrying = new AbortController();
  let firstAtMs: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      firstAtMs ??= performance.now();
      if (!stopping.signal.aborted) stopping.abort(new Error(`stopped by ${signal}`));
      else if (performance.now() - firstAtMs > repeatIntervalMs)
        hurrying.abort(new Error(`stopped immediately by ${signal}`));
    });
  }
  return { stopping: stopping.signal, hurrying: hurrying.signal };
}
