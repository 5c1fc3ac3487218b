// @ts-check
/**
 * How the shell's chunks are cut: `shell` is what every page needs, `forms` what the sign-in page needs besides, `console`
 * what stands around every screen behind it, Module Federation's runtime among it, with what Home shows; `lists` is the light
 * rest that remotes ask for. Some hundred modules come in four files; each widget that brings a heavy library comes when it
 * is first needed.
 */

/** Libraries that no page may pay for before it needs them. */
const HEAVY = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@nivo|d3-[a-z-]+|formik|dayjs)[\\/]/;

/** What remotes may ask for. */
const SHARED_WITH_REMOTES =
  /[\\/](node_modules[\\/](ky|zustand|@tanstack[\\/][a-z-]+|@module-federation[\\/][a-z-]+|yup|property-expr|tiny-case|toposort)|shared-api[\\/]src|shared-ui[\\/]src|federation[\\/]src)[\\/]/;

/** The words of other languages, which only those who read them fetch. */
const TRANSLATIONS = /[\\/]src[\\/]language[\\/][a-z-]+\.json$/;

/** The widgets. */
const SHARED_UI = /[\\/]shared-ui[\\/]src[\\/]/;

/** What is fetched when the first page is there. */
const DEFERRED =
  /[\\/]shared-api[\\/]src[\\/](client[\\/](live[A-Z]\w+|browserPush)\.ts$|contract[\\/]notifications[\\/]browser)/;

/** Where the sign-in page begins. */
const SIGN_IN = /[\\/]shell[\\/]src[\\/]Login\.tsx$/;

/** Where the console begins, and what its first screen is drawn with, whichever remotes lend to it. */
const CONSOLE =
  /[\\/](shell[\\/]src[\\/](Console|home[\\/]Home|remotes[\\/]RemotePage)|shared-ui[\\/]src[\\/](charts[\\/](CountsWithChart|Donut)|table[\\/]CountTable|tag[\\/]Tag|state[\\/]sliceColors))\.tsx?$/;

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
 * All that the modules of these names need, and they themselves.
 *
 * @param {Iterable<Module>} modules
 * @param {ModuleGraph} graph
 * @param {(module: Module) => boolean} begins
 * @returns {Set<Module>}
 */
function reached(modules, graph, begins) {
  const all = new Set([...modules].filter(begins));
  for (const module of all) neededBy(module, graph).forEach((next) => all.add(next));
  return all;
}

/**
 * @param {RegExp} names
 * @returns {(module: Module) => boolean}
 */
const named = (names) => (module) => names.test(module.nameForCondition() ?? '');

/**
 * The cut of one build.
 *
 * @returns {{ plugin: import('webpack').WebpackPluginInstance, splitChunks: SplitChunks }}
 */
export function chunkSplitting() {
  /** @type {Set<Module>} */
  let signIn = new Set();
  /** @type {Set<Module>} */
  let inside = new Set();
  /** @type {Set<Module>} */
  let elsewhere = new Set();
  return {
    plugin: {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('chunkSplitting', (compilation) =>
          compilation.hooks.optimizeModules.tap('chunkSplitting', (modules) => {
            const graph = compilation.moduleGraph;
            /** @type {Map<Module, boolean>} */
            const known = new Map();
            const light = (/** @type {Module} */ module) => isLight(module, graph, known);
            const all = [...modules];
            signIn = reached(all, graph, named(SIGN_IN));
            inside = new Set([...reached(all, graph, named(CONSOLE))].filter(light));
            elsewhere = reached(
              all,
              graph,
              (module) => named(SHARED_WITH_REMOTES)(module) && !signIn.has(module) && light(module),
            );
          }),
        ),
    },
    splitChunks: {
      chunks: 'async',
      cacheGroups: {
        shell: group(
          'shell',
          50,
          (module) => signIn.has(module) && (inside.has(module) || elsewhere.has(module)),
        ),
        forms: group('forms', 40, (module) => signIn.has(module)),
        console: group('console', 30, (module) => inside.has(module)),
        lists: group('lists', 20, (module) => elsewhere.has(module)),
      },
    },
  };
}

/**
 * The cut of a remote: its own copy of the look, which is only asked for where the shell's is of another version, is one file
 * instead of two for each widget. The first script names every file with its hash, so that each costs every page.
 *
 * @type {SplitChunks}
 */
export const sharedUiChunk = {
  chunks: 'async',
  cacheGroups: {
    look: {
      name: 'look',
      enforce: true,
      priority: 50,
      test: (/** @type {Module} */ module) => named(SHARED_UI)(module) && !named(TRANSLATIONS)(module),
    },
  },
};

/** @typedef {NonNullable<NonNullable<import('webpack').Configuration['optimization']>['splitChunks']>} SplitChunks */

/**
 * @param {string} name
 * @param {number} priority
 * @param {(module: Module) => boolean} belongs
 */
const group = (name, priority, belongs) => ({
  name,
  enforce: true,
  priority,
  test: (/** @type {Module} */ module) =>
    !named(TRANSLATIONS)(module) && !named(DEFERRED)(module) && belongs(module),
});
