// @ts-check
import { DeployRejectedError } from '../DeployRejectedError.mjs';

const MB = 1024 * 1024;
/** The limits of a remote of another build: time for each file, in milliseconds, and bytes of each file and of all. */
const TIMEOUT_MS = 15_000;
const FILE_BYTES = 5 * MB;
const TOTAL_BYTES = 20 * MB;
/** The hosts of this machine: only they may send scripts without TLS. */
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address of a file of another build, as a user names it; the bytes will run in every session, so nobody may change them on
 * the way.
 *
 * @param {string} text
 * @returns {URL}
 */
export function addressOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/\.(json|js)$/.test(url.pathname))
    throw new DeployRejectedError(
      `Please name the address of its mf-manifest.json or remoteEntry.js; ${JSON.stringify(text)} is none.`,
    );
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname))
    throw new DeployRejectedError(
      `${url.host} must be reached by https: others could change scripts on the way.`,
    );
  if (url.username || url.password || url.search)
    throw new DeployRejectedError(
      'The address of a remote has no credentials and no query: the registry would publish them.',
    );
  return url;
}

/**
 * Downloads files within the limits. Redirects are not followed: the registry names where the files came from.
 *
 * @returns {(url: URL) => Promise<Buffer | undefined>} undefined if the file does not exist; throws a sentence for all else
 */
export function downloader() {
  let total = 0;
  return async (url) => {
    const failed = (/** @type {unknown} */ reason) => {
      const error = /** @type {Error & { cause?: { message?: string } }} */ (reason);
      const late = error.name === 'TimeoutError' ? `no answer in ${TIMEOUT_MS / 1000} seconds` : undefined;
      return new DeployRejectedError(
        `${url} cannot be fetched: ${late ?? error.cause?.message ?? error.message}.`,
      );
    };
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error) => {
        throw failed(error);
      },
    );
    if (answer.status !== 200) await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw new DeployRejectedError(`${url} answers ${answer.status}.`);
    // A server of pages answers each unknown address with its page.
    if (/^text\/html/.test(answer.headers.get('content-type') ?? ''))
      throw new DeployRejectedError(`${url} is a page (text/html), no file of a build.`);
    /** @type {Uint8Array[]} */
    const chunks = [];
    let bytes = 0;
    try {
      for await (const chunk of answer.body ?? []) {
        bytes += chunk.length;
        total += chunk.length;
        if (bytes > FILE_BYTES) throw new DeployRejectedError(`${url} has more than ${FILE_BYTES / MB} MB.`);
        if (total > TOTAL_BYTES)
          throw new DeployRejectedError(`The remote at ${url.origin} has more than ${TOTAL_BYTES / MB} MB.`);
        chunks.push(chunk);
      }
    } catch (error) {
      throw error instanceof DeployRejectedError ? error : failed(error);
    }
    return Buffer.concat(chunks);
  };
}
