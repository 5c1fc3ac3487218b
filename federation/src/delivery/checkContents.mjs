// @ts-check

/** Libraries fill style elements by `innerHTML`: this is refused in sources only. @type {readonly [RegExp, string][]} */
const FORBIDDEN_IN_SOURCES = [
  [
    /(\.|\[\s*["'`])(inner|outer)HTML(["'`]\s*\])?\s*=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write(ln)?\(|\bsrcdoc\b/i,
    'makes HTML of a text: render elements instead',
  ],
];

/**
 * What a script must not contain, with the reason.
 *
 * @type {readonly [RegExp, string][]}
 */
const FORBIDDEN = [
  [/\bdangerouslySetInnerHTML\b/, 'draws HTML from a text (dangerouslySetInnerHTML)'],
  [/\bcreateContextualFragment\b/, 'makes HTML of a text (createContextualFragment)'],
  [/\bsetHTMLUnsafe\b/, 'makes HTML of a text (setHTMLUnsafe)'],
  [/(["'`])javascript:(?!\s)/i, 'has a link that runs a script (javascript:)'],
];

/**
 * The reasons why the scripts of a remote must not be deployed: they could run the text of a user as a script.
 *
 * @param {string} name of the remote
 * @param {Readonly<Record<string, string>>} scripts the text of each script, by its file name
 * @returns {string[]} sentences
 */
export const checkScripts = (name, scripts) => violationsOf(name, scripts, FORBIDDEN);

/**
 * The same for its sources: a repository of its own does not run our lint.
 *
 * @param {string} name of the remote
 * @param {Readonly<Record<string, string>>} sources
 * @returns {string[]} sentences
 */
export const checkSourceTexts = (name, sources) => violationsOf(name, sources, FORBIDDEN_IN_SOURCES);

/**
 * @param {string} name
 * @param {Readonly<Record<string, string>>} texts
 * @param {readonly [RegExp, string][]} forbidden
 */
const violationsOf = (name, texts, forbidden) =>
  Object.entries(texts).flatMap(([file, text]) =>
    forbidden.filter(([pattern]) => pattern.test(text)).map(([, reason]) => `${name}: ${file} ${reason}.`),
  );
