// @ts-check
import { said } from './said.mjs';

const VAGUE = /^(utils?|helpers?|misc|common)$/i;

/** The house's own rules. */
export const house = {
  rules: {
    said,
    'name-says-what-is-inside': {
      meta: { type: 'problem', schema: [] },
      create: (/** @type {import('eslint').Rule.RuleContext} */ context) => ({
        Program(/** @type {import('estree').Program} */ node) {
          const segments = context.filename.slice(context.cwd.length).split(/[\\/]/);
          const vague = segments
            .map((segment) => segment.replace(/\..*$/, ''))
            .find((name) => VAGUE.test(name));
          if (vague)
            context.report({ node, message: `'${vague}' says nothing: name the file after what it does.` });
        },
      }),
    },
  },
};
