// @ts-check
/**
 * How the shell's chunks are cut: `shell` is what every page needs, `forms` what the sign-in page needs besides, `console`
 * what every screen behind it needs, Module Federation's runtime among it. Some hundred modules come in three files; each
 * widget that brings a heavy library comes when it is first needed.
 */

/** Libraries that no page may pay for before it needs them. */
const HEAVY = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@nivo|d3-[a-z-]+|formik|dayjs)[\\/]/;

/** What the console is made of. */
const CONSOLE =
  /[\\/](node_modules[\\/](ky|zustand|@tanstack[\\/][a-z-]+|@module-federation[\\/][a-z-]+|yup|property-expr|tiny-case|toposort)|shared-api[\\/]src|shared-ui[\\/]src|federation[\\/]src|shell[\\/]src[\\/](remotes|home|navigation))[\\/]|[\\/]shell[\\/]src[\\/]Console\.tsx$/;

/** The words of other languages, which only those who read them fetch. */
const WORDS = /[\\/]src[\\/]language[\\/][a-z-]+\.json$/;

/** What is fetched when the first page is there. */
const LATER =
  /[\\/]shared-api[\\/]src[\\/](client[\\/](live[A-Z]\w+|browserPush)\.ts$|contract[\\/]notifications[\\/]browser)/;

/** Where the sign-in page begins. */
const SIGN_IN = /[\\/]shell[\\/]src[\\/]Login\.tsx$/;

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ModuleGraph} ModuleGraph */

/**
 * What a module needs before it can run.
 *
 * @param {Module} module
 * @param {ModuleGraph} graph
 * @returns {Module[]}
 */
const neededBy = (module, graph) =>
  module.dependencies.flatMap((dependency) => graph.getModule(dependency) ?? []);

/**
 * Whether a module reaches no heavy library, other than by asking for it later.
 *
 * @param {Module} module
 * @param {ModuleGraph} graph
 * @param {Map<Module, boolean>} known
 * @returns {boolean}
 */
function isLight(module, graph, known) {
  const before = known.get(module);
  if (before !== undefined) return before;
  known.set(module, true);
  const name = module.nameForCondition();
  const answer =
    !(name && HEAVY.test(name)) && neededBy(module, graph).every((next) => isLight(next, graph, known));
  known.set(module, answer);
  return answer;
}

/**
 * All that signing in needs.
 *
 * @param {Iterable<Module>} modules
 * @param {ModuleGraph} graph
 * @returns {Set<Module>}
 */
function signInOf(modules, graph) {
  const all = new Set([...modules].filter((module) => SIGN_IN.test(module.nameForCondition() ?? '')));
  for (const module of all) neededBy(module, graph).forEach((next) => all.add(next));
  return all;
}

/**
 * The cut of one build.
 *
 * @returns {{ plugin: import('webpack').WebpackPluginInstance, splitChunks: SplitChunks }}
 */
export function cutChunks() {
  /** @type {Set<Module>} */
  let signIn = new Set();
  /** @type {Map<Module, boolean>} */
  let light = new Map();
  return {
    plugin: {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('cutChunks', (compilation) =>
          compilation.hooks.optimizeModules.tap('cutChunks', (modules) => {
            signIn = signInOf(modules, compilation.moduleGraph);
            light = new Map();
          }),
        ),
    },
    splitChunks: {
      chunks: 'async',
      cacheGroups: {
        console: group('console', 30, (module, { moduleGraph }) => {
          return CONSOLE.test(module.nameForCondition() ?? '') && isLight(module, moduleGraph, light);
        }),
        shell: group(
          'shell',
          50,
          (module, { moduleGraph }) => signIn.has(module) && isLight(module, moduleGraph, light),
        ),
        forms: group('forms', 40, (module) => signIn.has(module)),
      },
    },
  };
}

/** @typedef {NonNullable<NonNullable<import('webpack').Configuration['optimization']>['splitChunks']>} SplitChunks */

/**
 * @param {string} name
 * @param {number} priority
 * @param {(module: Module, context: { moduleGraph: ModuleGraph }) => boolean} belongs
 */
const group = (name, priority, belongs) => ({
  name,
  enforce: true,
  priority,
  /**
   * @param {Module} module
   * @param {{ moduleGraph: ModuleGraph }} context
   */
  test: (module, context) =>
    ![WORDS, LATER].some((late) => late.test(module.nameForCondition() ?? '')) && belongs(module, context),
});
