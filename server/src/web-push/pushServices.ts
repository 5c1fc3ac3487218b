/** The push services of Chrome and Edge's Chromium, of Firefox, of Edge, and of Safari. */
const KNOWN = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];

/**
 * Whether a browser's endpoint belongs to a push service, of which more may be named by their origins. Anything else is not
 * written to: whoever is signed in could make the server call addresses of its own network.
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (more.includes(origin)) return true;
  return protocol === 'https:' && port === '' && username === '' && KNOWN.some((host) => host.test(hostname));
}
