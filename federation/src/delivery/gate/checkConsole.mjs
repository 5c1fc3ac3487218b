// @ts-check
/** How long the console may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Whether a console refuses versions: its pages the scripts of another origin, its server the calls of a shell, whose pages
 * would then fail for everybody. A server that does not name its contracts, as one of another make, is not checked.
 *
 * @param {string} url of the console; '' for a version that was deployed before
 * @param {{ origin?: string | undefined, contract?: string }} needs the origin of a remote's files, if it is not the console's; the
 *   shell's version of the contract
 * @returns {Promise<string[]>} sentences
 */
export async function checkConsole(url, { origin, contract = '' }) {
  if (url === '') return [];
  return [
    ...(origin === undefined ? [] : await checkOrigin(url, origin)),
    ...(contract === '' ? [] : await checkContract(url, contract)),
  ];
}

/** @param {string} url @param {string} origin */
async function checkOrigin(url, origin) {
  const { headers } = await fetch(new URL('/login', url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const [, scripts = ''] = /script-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  if (scripts.split(' ').includes(origin)) return [];
  return [`${url} does not allow remotes from ${origin}: add it to REMOTE_ORIGINS.`];
}

/** @param {string} url @param {string} contract */
async function checkContract(url, contract) {
  /** @type {{ info?: { 'x-contracts'?: string[] } }} */
  const document = await fetch(new URL('/api/schema/', url), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  const { 'x-contracts': answered } = document.info ?? {};
  const [major = ''] = contract.split('.');
  if (!answered || answered.includes(major)) return [];
  const majors = answered.join(' and ');
  return [
    `The server of ${url} answers version ${majors} of the contract, and the shell needs version ${major}. Please deploy the server first.`,
  ];
}
