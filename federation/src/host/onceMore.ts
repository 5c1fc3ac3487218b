/** A failure that comes as soon as this, in milliseconds, is tried once more before it is told. */
const AT_ONCE = 2_000;
/** And as long after it, in milliseconds: files that were asked for together fail one after the other. */
const PAUSE = 100;

/**
 * What `work` answers; asked once more where it fails at once, as when a line broke for a moment, or where the page asked for
 * files ahead and got none: a browser answers the first who wants one with that failure.
 */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } catch (error) {
    if (performance.now() - start > AT_ONCE) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return work();
  }
}
