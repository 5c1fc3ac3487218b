// @ts-check
import { noUntranslatedText } from './noUntranslatedText.mjs';

const VAGUE = /^(utils?|helpers?|misc|common)$/i;

/** The project's own rules. */
export const localRules = {
  rules: {
    'no-untranslated-text': noUntranslatedText,
    'no-vague-names': {
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
