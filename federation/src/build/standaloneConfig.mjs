// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './baseConfig.mjs';
import { hostRuntime } from './runtime.mjs';
import { IndexPagePlugin } from './IndexPagePlugin.mjs';
import { ONE_ROUTER, versionsOf } from './sharedModules.mjs';

/**
 * The build of the host for a deployed remote that is opened by itself: it shares the same modules as the shell, and
 * is independent of the remote. It is built once and copied into every remote.
 *
 * @param {string} dir the package's folder
 * @returns {(env: object, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function standaloneConfig(dir) {
  return (_env, argv) => {
    const base = baseConfig(dir, { name: 'alone', mode: argv.mode, publicPath: 'auto' });
    return {
      ...base,
      entry: { alone: path.join(dir, 'src/standaloneBootstrap.ts') },
      resolve: { ...base.resolve, alias: ONE_ROUTER },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.EnvironmentPlugin({ SHARED_VERSIONS: JSON.stringify(versionsOf(dir)) }),
        hostRuntime,
        new IndexPagePlugin({ dir, ahead: [], favicon: false }),
      ],
    };
  };
}
