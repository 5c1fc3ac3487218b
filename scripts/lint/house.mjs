import { said } from './said.mjs';

const VAGUE = /^(utils?|helpers?|misc|common)$/i;

/** The house's own rules. */
export const house = {
  rules: {
    said,
    'name-says-what-is-inside': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Program(node) {
          const segments = context.filename.slice(context.cwd.length).split(/[\\/]/);
          const vague = segments.map((segment) => segment.split('.')[0]).find((name) => VAGUE.test(name));
          if (vague)
            context.report({ node, message: `'${vague}' says nothing: name the file after what it does.` });
        },
      }),
    },
  },
};
