// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders with installed or generated files. */
const NOT_OURS = new Set(['node_modules', 'dist', 'site', 'results', 'coverage']);
const TEXT = /\.(tsx?|m?ts|mjs|cjs|css|sql|md)$/;
const TEST = /\.(test|spec)\.tsx?$|^e2e\/(journeys|verify)\//;

/** Only docs/requirements name the source of a rule. */
const MAY_NAME_SOURCES = /^(docs\/requirements\/|scripts\/checks\/citations\.)/;
const SOURCE = /\b(P[12]|Part [12]) §|(?<![-\w])(wire|running|decisions)\.md\b|\b[Dd]ecisions? \d/;
/** A decision without 'ADR-': `(015)`, `(010, 018)`, `[114](…)`, `docs/decisions/152`. */
const BARE_DECISION = /\(0\d\d(?:, 0\d\d)*\)|\[[01]\d\d\](?=\()|\[0\d\d\]|\bdecisions\/[01]\d\d(?![-\d])/;

/** A path in backticks: of a source or a style sheet, or below a folder. */
const PATH = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css)|[\w-]+\/[\w./-]+)`/g;

/** @typedef {{ file: string; text: string }} Source */

/**
 * The project's texts, by their path from `root` with slashes.
 * @param {string} root
 * @returns {Source[]}
 */
export function sourcesBelow(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory())
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(root, place);
    if (!TEXT.test(entry.name)) return [];
    return [{ file: relative(root, place).split(sep).join('/'), text: readFileSync(place, 'utf8') }];
  });
}

/**
 * The rules of docs/requirements in their order, and duplicate numbers.
 * @param {Source[]} sources
 */
export function requirementsIn(sources) {
  /** @type {Map<string, string>} */
  const rules = new Map();
  /** @type {string[]} */
  const twice = [];
  for (const { file, text } of sources.filter(({ file }) => file.startsWith('docs/requirements/')))
    for (const [, number = '', rule = ''] of text.matchAll(/^- \*\*(R\d{3,4})\*\* (.+)$/gm)) {
      if (rules.has(number)) twice.push(`${number} in ${file}`);
      rules.set(number, rule);
    }
  return { rules, twice };
}

/**
 * The decisions that have a page.
 * @param {Source[]} sources
 */
export const decisionsIn = (sources) =>
  new Set(
    sources.flatMap(({ file }) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []).map((n) => `ADR-${n}`),
  );

/**
 * The citations in a text: rules (`R101`), ranges of them with both ends (`R311 to R320`), decisions (`ADR-024`).
 * @param {string} text
 * @returns {{ from: string; to: string }[]}
 */
export const citationsIn = (text) =>
  [...text.matchAll(/\b(R\d{3,4})\b(?: to (R\d{3,4})\b)?|\b(ADR-\d{3})\b/g)].map(
    ([, rule, end, decision = '']) => {
      const from = rule ?? decision;
      return { from, to: end ?? from };
    },
  );

/**
 * Citations that do not resolve, and texts that name a source instead of a number: `file:line: citation`.
 * @param {Source[]} sources
 */
export function faultyCitations(sources) {
  const { rules } = requirementsIn(sources);
  const decisions = decisionsIn(sources);
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => {
      const sourced = MAY_NAME_SOURCES.test(file)
        ? []
        : [SOURCE, BARE_DECISION].flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
      const cited = file.startsWith('scripts/checks/citations.')
        ? []
        : citationsIn(line).flatMap(({ from, to }) => [from, to]);
      const unknown = [...new Set(cited)].filter((name) => !rules.has(name) && !decisions.has(name));
      return [...unknown, ...sourced].map((name) => `${file}:${at + 1}: ${name}`);
    }),
  );
}

/**
 * Paths in backticks on the pages that name no file and no folder: `file:line: path`. `src` and the extension may be
 * left out, as in imports, and a source may be named by the end of its path.
 * @param {Source[]} sources
 * @param {readonly string[]} folders the project's own, in which every path must exist
 */
export function deadPaths(sources, folders) {
  const known = sources.map(({ file }) => normalized(file)).join('\n');
  return sources
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) =>
        [...line.matchAll(PATH)]
          .map(([, named = '']) => named)
          .filter((named) => /\.(tsx?|mjs|css)$/.test(named) || folders.includes(named.split('/')[0] ?? ''))
          .filter((named) => !/\/dist\b/.test(named) && !known.includes(normalized(named)))
          .map((named) => `${file}:${at + 1}: ${named}`),
      ),
    );
}

/** @param {string} file */
const normalized = (file) =>
  `/${file
    .replace(/\/$/, '')
    .replace(/(^|\/)src\//, '$1')
    .replace(/\.(tsx?|mjs)$/, '')}/`;

/**
 * The rules that no test cites.
 * @param {Source[]} sources
 */
export function untestedRules(sources) {
  const { rules } = requirementsIn(sources);
  const numberOf = (/** @type {string} */ name) => Number(name.slice(1));
  const cited = sources.filter(({ file }) => TEST.test(file)).flatMap(({ text }) => citationsIn(text));
  return [...rules].filter(
    ([name]) =>
      !cited.some(({ from, to }) => numberOf(from) <= numberOf(name) && numberOf(name) <= numberOf(to)),
  );
}
