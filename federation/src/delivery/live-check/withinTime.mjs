// @ts-check
/**
 * Work with a page, for a limited time: a page that is stuck answers nothing.
 *
 * @template T
 * @param {Promise<T>} work
 * @param {number} timeout in milliseconds
 * @returns {Promise<T>}
 */
export function withinTime(work, timeout) {
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the page does not answer')), timeout).unref();
  });
  return Promise.race([work, late]);
}
