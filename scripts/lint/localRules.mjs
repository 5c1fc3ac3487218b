// @ts-check
/**
 * The parts of oxlint's rules that these use.
 * @typedef {import('./noUntranslatedText.mjs').Node} Node
 * @typedef {{ source?: Node | null }} Import
 * @typedef {{
 *   filename: string,
 *   cwd: string,
 *   options: unknown[],
 *   report(found: { node: Node, message: string }): void,
 * }} Context
 */
import { noUntranslatedText } from './noUntranslatedText.mjs';

const VAGUE = /^(utils?|helpers?|misc|common)$/i;
const meta = { type: 'problem', schema: false };

/** The project's own rules, as a plugin of oxlint. */
export default {
  meta: { name: 'local' },
  rules: {
    'no-untranslated-text': noUntranslatedText,
    'no-vague-names': {
      meta,
      create: (/** @type {Context} */ context) => ({
        Program(/** @type {Node} */ node) {
          const segments = context.filename.slice(context.cwd.length).split(/[\\/]/);
          const vague = segments
            .map((segment) => segment.replace(/\..*$/, ''))
            .find((name) => VAGUE.test(name));
          if (vague)
            context.report({ node, message: `'${vague}' says nothing: name the file after what it does.` });
        },
      }),
    },
    /** Options: `{ selector, message }`. As ESLint's rule of this name, which oxlint lacks. */
    'no-restricted-syntax': {
      meta,
      create: (/** @type {Context} */ context) =>
        Object.fromEntries(
          /** @type {{ selector: string, message: string }[]} */ (context.options).map(
            ({ selector, message }) => [
              selector,
              (/** @type {Node} */ node) => context.report({ node, message }),
            ],
          ),
        ),
    },
    /** Options: the borders. oxlint's own rule has no lookahead and overlooks `import()`. */
    boundaries: {
      meta,
      create(/** @type {Context} */ context) {
        const borders = /** @type {import('./boundaries.mjs').Border[]} */ (context.options).map(
          ({ regex, message }) => ({ pattern: new RegExp(regex), message }),
        );
        const check = (/** @type {Import} */ { source }) => {
          const value = source?.value;
          if (!source || typeof value !== 'string') return;
          for (const { pattern, message } of borders)
            if (pattern.test(value)) context.report({ node: source, message: `'${value}': ${message}` });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
          TSImportType: check,
        };
      },
    },
  },
};
