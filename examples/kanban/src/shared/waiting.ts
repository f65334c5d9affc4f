/** Waits for a value of a signal. */
import type { ReadonlySignal } from '@preact/signals';

/** Resolves at once if the signal has the value already. */
export async function until<Value>(signal: ReadonlySignal<Value>, wanted: Value): Promise<void> {
  if (signal.peek() === wanted) return;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const unsubscribe = signal.subscribe((value) => {
    if (value === wanted) resolve(undefined);
  });
  await promise;
  unsubscribe();
}
