/** The number of concurrent requests. */
const AT_ONCE = 16;

/** Runs work for each item with limited concurrency; the results are in the order of the items. */
export async function withConcurrency<T, R>(
  of: readonly T[],
  work: (one: T, at: number) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < of.length; at = next++) results[at] = await work(of[at] as T, at);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, of.length) }, worker));
  return results;
}
