/** A signed token, in any text. */
const TOKEN = /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;

/** The kinds of secrets, and patterns to find them in a text; the passwords are those of people.ts. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a token': TOKEN,
  'a bearer': /\bbearer\s+\S{20,}/i,
  'a password': /Lift-(journey|demo|hostile|verify|hidden)-2026/,
  'a link to a report': /shared(_report|-reports\/open)\/[\w-]{43}/,
  'a mailed key': /[?&]key=(?!some-key)[\w-]{16,}/,
};

/** The kinds of secrets in a text. */
export const secretsIn = (text: string): string[] =>
  Object.entries(secrets)
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => kind);

/** The content of a file: the token in its address is for this file only and expires after minutes (R1104). */
const CONTENT = /\/api\/files\/content\/[^/]+\/$/;

/** Whether an address contains a token, which only headers and bodies may; mailed links contain their key. */
export const tokenInAddress = (url: string): boolean => TOKEN.test(decodeAll(url).replace(CONTENT, ''));

function decodeAll(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
