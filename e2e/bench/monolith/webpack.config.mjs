// @ts-check
import path from 'node:path';
import { shellConfig } from '../../../federation/src/webpack.mjs';
import { remoteFolders } from '../../../federation/src/artifacts/workspace.mjs';
import { root } from '../../../scripts/steps/root.mjs';
import { SameOrigin } from './SameOrigin.mjs';

const shell = path.join(root, 'shell');
const base = shellConfig(shell)({}, { mode: 'production' });

/**
 * The console as one webpack build without Module Federation, of the same sources: where the shell uses the runtime of
 * Module Federation it imports the remote, so that its screens are chunks of this build. Everything else is the shell's own
 * configuration.
 *
 * @type {import('webpack').Configuration}
 */
const monolith = {
  ...base,
  name: 'monolith',
  output: {
    ...base.output,
    path: path.join(root, '.cache/bench/monolith'),
    uniqueName: 'monolith',
    // Where the shell expects the files that it preloads for an address.
    chunkFilename: ({ chunk }) =>
      /^mf-/.test(chunk?.name ?? '')
        ? 'mf/[name]/monolith/[contenthash:12].js'
        : '[name].[contenthash:12].js',
  },
  module: {
    ...base.module,
    rules: [
      ...(base.module?.rules ?? []),
      {
        test: path.join(shell, 'src/remotes/runtime.ts'),
        enforce: 'pre',
        loader: path.join(import.meta.dirname, 'importRemotes.mjs'),
        options: { remotes: remoteFolders(root) },
      },
    ],
  },
  plugins: [...(base.plugins ?? []), new SameOrigin()],
  cache: isOnDisk(base.cache) ? { ...base.cache, name: 'monolith-production' } : base.cache,
};

/**
 * @param {import('webpack').Configuration['cache']} cache
 * @returns {cache is import('webpack').FileCacheOptions}
 */
function isOnDisk(cache) {
  return typeof cache === 'object' && cache.type === 'filesystem';
}

export default monolith;
