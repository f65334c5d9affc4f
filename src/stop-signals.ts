/** The signals that stop the service: the first asks for an orderly stop, a later one for a quick one. */

export interface StopSignals {
  /** Aborted by the first signal, from the first moment of the process on. */
  readonly stopping: AbortSignal;
  /** Aborted by another signal: the operator does not want to wait for requests. */
  readonly hurrying: AbortSignal;
}

/** npm passes Ctrl-C on to a process that got it from the terminal already; a person presses it again later. */
const repeatIntervalMs = 500;

/** Listens for Ctrl-C and for what supervisors send. */
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
