// @ts-check
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './baseConfig.mjs';
import { coreChunk } from './coreChunk.mjs';
import { IndexPage } from './IndexPage.mjs';
import { sharedByShell } from './sharedModules.mjs';

/**
 * The build of what stands around a deployed remote when it is opened by itself: it provides what the shell provides,
 * and knows no remote. It is built once and goes with every remote.
 *
 * @param {string} dir the package's folder
 * @returns {(env: object, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function aloneConfig(dir) {
  return (_env, argv) => {
    const base = baseConfig(dir, { name: 'alone', mode: argv.mode, publicPath: 'auto' });
    return {
      ...base,
      entry: { alone: path.join(dir, 'src/alone/index.ts') },
      optimization: { ...base.optimization, splitChunks: coreChunk },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'alone',
          shared: sharedByShell(dir),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: {
            optimization: { disableSnapshot: true, target: 'web' },
            provideExternalRuntime: true,
          },
        }),
        new IndexPage({ dir, ahead: ['bootstrap'], favicon: false }),
      ],
    };
  };
}
