// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';
import { parseDescription } from './artifacts/description.mjs';
import { baseConfig } from './build/baseConfig.mjs';
import { StandalonePage } from './build/StandalonePage.mjs';
import { BuildManifestPlugin } from './build/BuildManifestPlugin.mjs';
import { eagerCompileHint } from './build/eagerCompileHint.mjs';
import { ChunkIntegrityPlugin } from './build/ChunkIntegrityPlugin.mjs';
import { chunkSplitting, sharedUiChunk } from './build/chunkSplitting.mjs';
import { DescriptionPlugin } from './build/DescriptionPlugin.mjs';
import { devServer } from './build/devServer.mjs';
import { EXPOSED_CHUNK, InitialFilesPlugin } from './build/InitialFilesPlugin.mjs';
import { hostRuntime, hostRuntimeExternal } from './build/runtime.mjs';
import { IndexPagePlugin } from './build/IndexPagePlugin.mjs';
import { manifestShares } from './build/manifestShares.mjs';
import { uniqueName } from './build/uniqueName.mjs';
import {
  ONE_ROUTER,
  contentsOf,
  expectedOfHost,
  hostExports,
  hostProvides,
  neededByLook,
  sharedByRemote,
  usedBy,
  versionOf,
  versionsOf,
} from './build/sharedModules.mjs';

/** The registry names the entries: the runtime reads no manifests, and needs no support of Node. */
const optimization = { disableSnapshot: true, target: /** @type {const} */ ('web') };

/** @typedef {(env: { WEBPACK_SERVE?: boolean }, argv: { mode?: string }) => import('webpack').Configuration} Configure */

/**
 * The shell's build: it is independent of the remotes. The shared modules and the runtime of Module Federation are
 * loaded with the first remote (`hostRuntime.ts`).
 *
 * @param {string} dir the package's folder
 * @returns {Configure}
 */
export function shellConfig(dir) {
  return (env, argv) => {
    const base = baseConfig(dir, {
      name: 'shell',
      mode: argv.mode,
      publicPath: '/',
      served: env.WEBPACK_SERVE,
    });
    const { plugin: cut, splitChunks } = chunkSplitting();
    return {
      ...base,
      entry: {
        shell: path.join(dir, 'src/index.ts'),
        // At a constant address, and not in development: what is kept on a phone would hide each change.
        ...(base.mode === 'production'
          ? { phoneWorker: { import: path.join(dir, 'worker/phoneWorker.ts'), filename: 'phone-worker.js' } }
          : {}),
      },
      resolve: { ...base.resolve, alias: ONE_ROUTER },
      optimization: { ...base.optimization, splitChunks },
      devServer: devServer(env),
      plugins: [
        ...(base.plugins ?? []),
        cut,
        new webpack.EnvironmentPlugin({
          // The shell's version of the contract; a remote defines the versions that it works with.
          CONTRACT_VERSION: versionOf(dir, '@smart-elevator/shared-api'),
          SHARED_VERSIONS: JSON.stringify(versionsOf(dir)),
        }),
        hostRuntime,
        eagerCompileHint,
        new IndexPagePlugin({
          dir,
          ahead: ['bootstrap', 'login', 'signed-in', 'lists', 'rest', 'phone'],
          favicon: true,
        }),
        new BuildManifestPlugin({
          provides: hostProvides(dir),
          exports: hostExports(dir),
          contents: contentsOf(dir),
        }),
      ],
    };
  };
}

/**
 * A remote's build. `webpack serve` runs it alone with everything it needs, and a deployed shell can load it instead
 * of the deployed remote. A build for deployment is the container, which takes the singletons from the shell, and a
 * page that runs it by itself.
 *
 * @param {string} dir the package's folder
 * @returns {Configure}
 */
export function remoteConfig(dir) {
  return (env, argv) => {
    const alone = env.WEBPACK_SERVE === true;
    const shared = sharedByRemote(dir, { alone });
    const { name } = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'));
    const base = baseConfig(dir, { name, mode: argv.mode, publicPath: 'auto', served: alone });
    return {
      ...base,
      entry: alone ? { [`${name}-alone`]: path.join(dir, 'src/index.ts') } : {},
      module: { ...base.module, rules: [...(base.module?.rules ?? []), wholeDescription] },
      ...(alone ? {} : { externals: hostRuntimeExternal }),
      // A shell's policy does not allow `eval`.
      ...(alone ? { devtool: 'cheap-module-source-map' } : {}),
      // Its page may have another origin; browsers then check hashes only for such requests.
      output: {
        ...base.output,
        crossOriginLoading: 'anonymous',
        ...(alone ? {} : { uniqueName: uniqueName(dir, name) }),
      },
      // The manifest's plugin warns of each address without a host: all of ours are.
      infrastructureLogging: { level: 'error' },
      optimization: { ...base.optimization, splitChunks: sharedUiChunk },
      devServer: devServer(env),
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          // A property of window, since the package name is not a valid variable name.
          library: { type: 'window', name },
          exposes: { './remote': { import: path.join(dir, 'src/remote.tsx'), name: EXPOSED_CHUNK } },
          ...(alone ? { shared } : {}),
          shareStrategy: 'loaded-first',
          // mf-manifest.json, for developer tools; the console reads the registry.
          manifest: { disableAssetsAnalyze: true, additionalData: manifestShares },
          dts: false,
          experiments: { optimization, externalRuntime: !alone },
        }),
        new DescriptionPlugin(dir),
        ...(alone
          ? [new IndexPagePlugin({ dir, ahead: [], favicon: false })]
          : deployed(dir, base.mode, shared)),
      ],
    };
  };
}

/** What the page of a development server imports. */
const wholeDescription = { test: /[\\/]remote\.json$/, parser: { parse: parseDescription } };

/**
 * The plugins of a deployed remote. It consumes shared modules and offers none: for each module that a container
 * takes, the runtime would go through all modules that it offers (ADR-137).
 *
 * @param {string} dir the package's folder
 * @param {string | undefined} mode
 * @param {ReturnType<typeof sharedByRemote>} consumes
 */
const deployed = (dir, mode, consumes) => [
  new ConsumeSharedPlugin({ shareScope: 'default', consumes }),
  new BuildManifestPlugin(
    { uses: usedBy(dir), expects: expectedOfHost(dir), contents: contentsOf(dir) },
    (files) => neededByLook(dir, files),
  ),
  new InitialFilesPlugin(dir),
  ...(mode === 'production' ? [new ChunkIntegrityPlugin(), new StandalonePage()] : []),
];

/**
 * A separate page without the shell, remotes or an API: the gallery.
 *
 * @param {string} dir the page's folder
 * @returns {Configure}
 */
export function pageConfig(dir) {
  const name = path.basename(dir);
  return (env, argv) => {
    const base = baseConfig(dir, { name, mode: argv.mode, publicPath: '/', served: env.WEBPACK_SERVE });
    return {
      ...base,
      entry: { [name]: path.join(dir, 'src/index.tsx') },
      devServer: devServer(env),
      plugins: [...(base.plugins ?? []), new IndexPagePlugin({ dir, ahead: [], favicon: false })],
    };
  };
}
