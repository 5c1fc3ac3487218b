/** The push services of Chrome and Edge's Chromium, of Firefox, of Edge, and of Safari. */
const KNOWN = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];

/**
 * Whether a browser's endpoint belongs to a push service; `more` has the origins of additional ones. Nothing is sent
 * to other endpoints: otherwise a signed-in user could make the server call addresses of its own network.
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (more.includes(origin)) return true;
  return protocol === 'https:' && port === '' && username === '' && KNOWN.some((host) => host.test(hostname));
}
