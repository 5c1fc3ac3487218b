/** A failure within this time, in milliseconds, is retried. */
const AT_ONCE_MS = 2_000;
/** The pause before the retry, in milliseconds: files that were requested together fail one after the other. */
const PAUSE_MS = 100;

/**
 * The result of `work`, which is retried once if it fails at once: for example after a short network failure, or if a
 * preload failed, since a browser answers the first request for that file with the same failure.
 */
export async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } catch (error) {
    if (performance.now() - start > AT_ONCE_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return work();
  }
}
