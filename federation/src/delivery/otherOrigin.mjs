// @ts-check
import { DeployRejectedError } from './DeployRejectedError.mjs';

/**
 * The origin that serves the files of remotes instead of the console (DEPLOY_ORIGIN), such as a CDN in front of the
 * store; undefined if there is none.
 *
 * @param {Record<string, string | undefined>} [env]
 */
export function otherOrigin({ DEPLOY_ORIGIN: given } = process.env) {
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new DeployRejectedError('DEPLOY_ORIGIN is an origin, such as https://parts.example.com.');
}

/**
 * Whether the pages of a console refuse scripts from an origin.
 *
 * @param {string} url of the console; '' for a version that was deployed before
 * @param {string | undefined} origin
 * @returns {Promise<string[]>} sentences
 */
export async function checkOrigin(url, origin) {
  if (origin === undefined || url === '') return [];
  const { headers } = await fetch(new URL('/login', url));
  const [, scripts = ''] = /script-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  if (scripts.split(' ').includes(origin)) return [];
  return [`${url} does not allow remotes from ${origin}: add it to REMOTE_ORIGINS.`];
}
