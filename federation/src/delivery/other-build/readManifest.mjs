// @ts-check
import semver from 'semver';
import { array, boolean, mixed, object, string } from 'yup';
import { DeployRejectedError, refuse } from '../DeployRejectedError.mjs';

const files = object({
  sync: array(string().required()).default([]),
  async: array(string().required()).default([]),
});
const assets = object({ js: files, css: files });

/** What is read of an `mf-manifest.json`, as Module Federation 2 writes it. */
const manifestSchema = object({
  metaData: object({
    globalName: string().required(),
    publicPath: string(),
    buildInfo: object({ buildVersion: string() }),
    remoteEntry: object({ name: string().required(), path: string(), type: string() }),
  }),
  exposes: array(object({ path: string().required(), assets })).required(),
  shared: array(
    object({ name: string().required(), singleton: boolean(), requiredVersion: mixed(), assets }),
  ).default([]),
  remotes: array().default([]),
});

const ENTRY = 'remoteEntry.js';
const MODULE = './remote';
/** The modules that a remote of another build may share with the console, as singletons. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-router',
];
const OURS = /^@smart-elevator\//;
const MAX_FILES = 300;
/** As the registry allows file names; and the types that the console's server sends. */
const FILE = /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.(js|css|json|png|jpe?g|gif|webp|svg|woff2?)$/;
/** Names of our own files in the folder of a version. */
const RESERVED = /^(version|initial-files|build-manifest|mf-stats)\.json$/;

/**
 * Reads the manifest of a remote of another build and checks what the console needs of it (R1014).
 *
 * @param {string} name of the remote
 * @param {Buffer} bytes
 * @param {string} address for messages
 */
export function readManifest(name, bytes, address) {
  const manifest = parsed(bytes, address);
  const { metaData, exposes, shared, remotes } = manifest;
  const { remoteEntry } = metaData;
  const exposed = exposes.find(({ path }) => path === MODULE);
  const own = exposes.flatMap((one) => filesOf(one.assets));
  const fallbacks = shared.flatMap((one) => filesOf(one.assets)).filter((file) => !own.includes(file));
  const all = [...new Set([ENTRY, ...own, ...fallbacks])];
  const entry = `${remoteEntry.path ?? ''}${remoteEntry.name}`;
  const { globalName, publicPath = 'elsewhere' } = metaData;
  refuse([
    globalName !== name &&
      `${name} calls itself ${globalName}: both names must be the same (name of the plugin).`,
    ![ENTRY, `./${ENTRY}`].includes(entry) &&
      `${name} has the entry ${entry}; build it with filename: '${ENTRY}'.`,
    !['global', 'var', 'window'].includes(remoteEntry.type ?? 'global') &&
      `${name} is a library of type ${remoteEntry.type}; build it with library: { type: 'var' }.`,
    publicPath !== 'auto' &&
      `${name} takes its files from ${publicPath}; build it with publicPath: 'auto', so that the console can serve them.`,
    !exposed && `${name} does not expose ${MODULE}.`,
    remotes.length > 0 && `${name} loads other remotes, which nothing here would check.`,
    ...sharedViolations(name, shared),
    ...all
      .filter((file) => !FILE.test(file) || RESERVED.test(file))
      .map(
        (file) =>
          `${name} has a file ${JSON.stringify(file)}, a name or a type that the console does not serve.`,
      ),
    all.length > MAX_FILES && `${name} has ${all.length} files; ${MAX_FILES} are allowed.`,
  ]);
  return {
    version: semver.valid(metaData.buildInfo.buildVersion ?? '') ?? '0.0.0',
    first: (exposed?.assets.js.sync ?? []).concat(exposed?.assets.css.sync ?? []),
    files: all,
    /** Its own copies of shared modules, which never run in the console. */
    fallbacks,
    /** @type {Record<string, string>} the accepted ranges of what it takes from the shell */
    expects: Object.fromEntries(
      shared.filter((one) => SHARED.includes(one.name)).map((one) => [one.name, rangeOf(one)]),
    ),
  };
}

/** @param {Buffer} bytes @param {string} address */
function parsed(bytes, address) {
  try {
    return manifestSchema.validateSync(JSON.parse(bytes.toString()), { strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeployRejectedError(`${address} is no manifest of Module Federation 2: ${reason}.`);
  }
}

/** @param {import('yup').InferType<typeof assets>} assets */
const filesOf = ({ js, css }) => [...js.sync, ...js.async, ...css.sync, ...css.async];

/** @param {{ requiredVersion?: unknown }} shared */
const rangeOf = ({ requiredVersion }) =>
  typeof requiredVersion === 'string' && requiredVersion !== '' ? requiredVersion : '*';

/**
 * React and the router exist once. Our own modules are no interface for other builds: their versions follow what our build
 * knows of a remote's use.
 *
 * @param {string} name
 * @param {readonly { name: string, singleton?: boolean | undefined }[]} shared
 */
const sharedViolations = (name, shared) => [
  !shared.some((one) => one.name === 'react') &&
    `${name} does not share react: its copy would not work in the console's page.`,
  ...shared
    .filter((one) => SHARED.includes(one.name) && one.singleton !== true)
    .map((one) => `${name} shares ${one.name}, but not as a singleton.`),
  ...shared
    .filter((one) => OURS.test(one.name) || one.name === 'yup')
    .map((one) => `${name} shares ${one.name}, which only remotes of the console's own build may use.`),
];
