// @ts-check

/**
 * What a script must not contain, with the reason. Libraries fill style elements by `innerHTML`; lint refuses it in our
 * own code.
 *
 * @type {readonly [RegExp, string][]}
 */
const FORBIDDEN = [
  [/\bdangerouslySetInnerHTML\b/, 'draws HTML from a text (dangerouslySetInnerHTML)'],
  [/(["'`])javascript:(?!\s)/i, 'has a link that runs a script (javascript:)'],
];

/**
 * The reasons why the scripts of a remote must not be deployed: they could run the text of a user as a script.
 *
 * @param {string} name of the remote
 * @param {Readonly<Record<string, string>>} scripts the text of each script, by its file name
 * @returns {string[]} sentences
 */
export const contentFaults = (name, scripts) =>
  Object.entries(scripts).flatMap(([file, text]) =>
    FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, reason]) => `${name}: ${file} ${reason}.`),
  );
