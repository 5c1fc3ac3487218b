// @ts-check
/**
 * How the shell is split into chunks: `shell` is the small first script, `common` has the modules of every page, `forms`
 * those that only the sign-in page needs, `console` the frame of every screen, Module Federation's runtime and the parts
 * of Home; `lists` has the other light modules that remotes use, `rest` those of files, checks, settings and the phone,
 * `inputs` those of forms, `charts` those of charts. So some hundred modules are in eight files. A heavy library is loaded
 * when a widget first needs it, that of a select in one file (`select`).
 */

/** Heavy libraries, which are loaded only when they are needed. */
const HEAVY = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@nivo|d3-[a-z-]+|formik|dayjs|uqr)[\\/]/;

/** The modules that remotes can use. */
const SHARED_WITH_REMOTES =
  /[\\/](node_modules[\\/](ky|zustand|@tanstack[\\/][a-z-]+|@module-federation[\\/][a-z-]+|yup|property-expr|tiny-case|toposort)|shared-api[\\/]src[\\/]client|shared-ui[\\/]src|federation[\\/]src)[\\/]/;

/** Translations, which are fetched only for their language. */
const TRANSLATIONS = /[\\/]src[\\/]language[\\/][a-z-]+\.json$/;

/** The widgets, without the addresses, which a remote's first script needs. */
const SHARED_UI = /[\\/]shared-ui[\\/]src[\\/](?!path(s|To)\.[jt]s$)/;

/** Modules that are fetched after the first page. */
const DEFERRED =
  /[\\/]shared-api[\\/]src[\\/](client[\\/](live[A-Z]\w+|serverEvents|browserPush)\.ts$|contract[\\/]notifications[\\/]browser)/;

/** Modules that no list needs at first. */
const NOT_IN_LISTS =
  /[\\/](shared-ui[\\/]src[\\/](screens[\\/](ColumnsDialog|ShortList)|form[\\/](MoreFields|PasswordStrengthMeter|SwitchField)|(sortable|upload|charts|draft|qr-code|search)[\\/]\w+)|shared-api[\\/]src[\\/]client[\\/](search|useRegistration))\.tsx?$/;

/** The root modules of what neither lists nor forms show at first. */
const REST =
  /[\\/](shared-ui[\\/]src[\\/](screens[\\/](files[\\/](?!FilesPanel)\w+|checks[\\/]\w+|safety[\\/]SoundSetting|frame[\\/](PhoneFrame|PrintedCompany))|state[\\/]alarmSound|dialog[\\/]LeaveGuard)|shared-api[\\/]src[\\/]client[\\/]account)\.tsx?$/;

/** The root modules of the inputs of forms and filters: a form has a dozen of them. Their heavy libraries are apart. */
const INPUTS =
  /[\\/]shared-ui[\\/]src[\\/](form[\\/](?!PasswordStrengthMeter)\w+|filter[\\/](Date|Select)Control|screens[\\/]EntityForm)\.tsx?$/;

/** The parts of charts, without their libraries. */
const CHARTS = /[\\/]shared-ui[\\/]src[\\/]charts[\\/]/;

/** Libraries of any kind. */
const LIBRARIES = /[\\/]node_modules[\\/]/;

/** The root module of Ant Design's select, most of whose libraries the date picker needs, too. */
const SELECT = /[\\/]shared-ui[\\/]src[\\/]filter[\\/]SelectControl\.tsx?$/;

/** The root module of every page. */
const EVERY_PAGE = /[\\/]shell[\\/]src[\\/]bootstrap\.tsx$/;

/** The root module of the sign-in page. */
const SIGN_IN = /[\\/]shell[\\/]src[\\/]Login\.tsx$/;

/** The root modules of the console, and what its first screen needs, including what remotes use there. */
const CONSOLE =
  /[\\/](shell[\\/]src[\\/](Console|home[\\/]Home|remotes[\\/]RemotePage)|shared-api[\\/]src[\\/]client[\\/]fetchAllRows|shared-ui[\\/]src[\\/](button[\\/]PhoneLink|charts[\\/](CountsWithChart|Donut)|page[\\/]Panel|table[\\/](CellDetail|CountTable|DataTable)|tag[\\/]Tag|state[\\/](sliceColors|useOrigin)))\.tsx?$/;

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ModuleGraph} ModuleGraph */

/**
 * The modules that a module imports statically.
 *
 * @param {Module} module
 * @param {ModuleGraph} graph
 * @returns {Module[]}
 */
const neededBy = (module, graph) =>
  module.dependencies.flatMap((dependency) => graph.getModule(dependency) ?? []);

/**
 * Whether a module imports no heavy library, other than lazily.
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
 * The modules with these names and all their static imports.
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

/** @param {RegExp} names @returns {(module: Module) => boolean} */
const named = (names) => (module) => names.test(module.nameForCondition() ?? '');

/**
 * The chunk splitting of one build.
 *
 * @returns {{ plugin: import('webpack').WebpackPluginInstance, splitChunks: SplitChunks }}
 */
export function chunkSplitting() {
  /** @type {Set<Module>} */
  let everyPage = new Set();
  /** @type {Set<Module>} */
  let signIn = new Set();
  /** @type {Set<Module>} */
  let inside = new Set();
  /** @type {Set<Module>} */
  let elsewhere = new Set();
  /** @type {Set<Module>} */
  let ofRest = new Set();
  /** @type {Set<Module>} */
  let ofInputs = new Set();
  /** @type {Set<Module>} */
  let ofCharts = new Set();
  /** @type {Set<Module>} */
  let ofSelect = new Set();
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
            everyPage = reached(all, graph, named(EVERY_PAGE));
            signIn = reached(all, graph, named(SIGN_IN));
            inside = new Set([...reached(all, graph, named(CONSOLE))].filter(light));
            const shared = all.filter(
              (module) =>
                named(SHARED_WITH_REMOTES)(module) &&
                !named(NOT_IN_LISTS)(module) &&
                !signIn.has(module) &&
                light(module),
            );
            elsewhere = reached(shared, graph, (module) => !named(REST)(module));
            ofRest = reached(shared, graph, named(REST));
            ofInputs = new Set([...reached(all, graph, named(INPUTS))].filter(named(SHARED_UI)));
            ofCharts = new Set(all.filter((module) => named(CHARTS)(module) && light(module)));
            ofSelect = new Set([...reached(all, graph, named(SELECT))].filter(named(LIBRARIES)));
          }),
        ),
    },
    splitChunks: {
      chunks: 'async',
      cacheGroups: {
        common: group(
          'common',
          50,
          (module) =>
            everyPage.has(module) || (signIn.has(module) && (inside.has(module) || elsewhere.has(module))),
        ),
        forms: group('forms', 40, (module) => signIn.has(module)),
        console: group('console', 30, (module) => inside.has(module)),
        lists: group('lists', 20, (module) => elsewhere.has(module)),
        rest: group('rest', 10, (module) => ofRest.has(module)),
        inputs: group('inputs', 5, (module) => ofInputs.has(module)),
        charts: group('charts', 4, (module) => ofCharts.has(module)),
        select: group('select', 3, (module) => ofSelect.has(module)),
      },
    },
  };
}

/** The contract of the API. */
const CONTRACT = /[\\/]shared-api[\\/]src[\\/]contract[\\/]/;

/**
 * Whether a module of the contract is imported by shared-ui alone. It would otherwise be a file of its own for each
 * widget that needs it.
 *
 * @param {Module} module
 * @param {ModuleGraph} graph
 */
const isOnlyOfSharedUi = (module, graph) =>
  named(CONTRACT)(module) &&
  [...graph.getIncomingConnections(module)].every(
    ({ originModule }) => !originModule || named(SHARED_UI)(originModule),
  );

/**
 * The chunk splitting of a remote: its own copy of shared-ui, which is only fetched if the shell has another version,
 * is one file instead of two for each widget. The first script has the hash of every file, so each file costs bytes
 * on every page.
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
      test: (/** @type {Module} */ module, /** @type {{ moduleGraph: ModuleGraph }} */ { moduleGraph }) =>
        (named(SHARED_UI)(module) && !named(TRANSLATIONS)(module)) || isOnlyOfSharedUi(module, moduleGraph),
    },
  },
};

/** @typedef {NonNullable<NonNullable<import('webpack').Configuration['optimization']>['splitChunks']>} SplitChunks */

/** @param {string} name @param {number} priority @param {(module: Module) => boolean} belongs */
const group = (name, priority, belongs) => ({
  name,
  enforce: true,
  priority,
  test: (/** @type {Module} */ module) =>
    !named(TRANSLATIONS)(module) && !named(DEFERRED)(module) && belongs(module),
});
