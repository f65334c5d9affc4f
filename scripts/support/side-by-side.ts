/** Runs a few pieces of work at the same time, for machines with a few cores. */

/**
 * Calls `work` for each item, with at most `atOnce` calls in progress, in the order of the items.
 *
 * @throws what the first call that fails throws, once the calls in progress have ended
 */
export async function forEachSideBySide<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
