// @ts-check
/**
 * How the shell's chunks are cut. What every page needs comes in one file instead of some thirty; each widget that brings
 * a heavy library comes when it is first needed.
 */

/** Libraries that no page may pay for before it needs them. */
const HEAVY = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@nivo|d3-[a-z-]+|formik|dayjs)[\\/]/;

/** What the first page is made of. */
const FIRST =
  /[\\/](node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser|ky|zustand|@tanstack[\\/][a-z-]+|yup|property-expr|tiny-case|toposort)|shared-api[\\/]src)[\\/]/;

/** What is fetched when the first page is there. */
const LATER =
  /[\\/]shared-api[\\/]src[\\/](client[\\/](live[A-Z]\w+|browserPush)\.ts$|contract[\\/]notifications[\\/]browser)/;

const LOOK = /[\\/]shared-ui[\\/]src[\\/]/;

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ModuleGraph} ModuleGraph */

/** @type {Map<Module, boolean>} */
let light = new Map();

/**
 * Whether a module reaches no heavy library, other than by asking for it later.
 *
 * @param {Module} module
 * @param {ModuleGraph} graph
 * @returns {boolean}
 */
function isLight(module, graph) {
  const known = light.get(module);
  if (known !== undefined) return known;
  light.set(module, true);
  const name = module.nameForCondition();
  const answer =
    !(name && HEAVY.test(name)) &&
    module.dependencies.every((dependency) => {
      const next = graph.getModule(dependency);
      return !next || isLight(next, graph);
    });
  light.set(module, answer);
  return answer;
}

/** @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']} */
export const coreChunk = {
  chunks: 'all',
  cacheGroups: {
    core: {
      name: 'core',
      enforce: true,
      priority: 20,
      test: (module, { moduleGraph }) => {
        const name = module.nameForCondition();
        if (!name || LATER.test(name)) return false;
        return FIRST.test(name) || (LOOK.test(name) && isLight(module, moduleGraph));
      },
    },
  },
};
