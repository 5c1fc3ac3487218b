// @ts-check
import webpack from 'webpack';

/**
 * The parts of Module Federation's runtime that a host does not need, as the plugin defines them for remotes: the
 * support of Node, and manifests, since the registry names our remotes.
 */
export const hostRuntime = new webpack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
});

/** The code that connects Module Federation's runtime to webpack; the plugin imports it by an absolute path. */
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/**
 * Lets a container use the bundler's runtime of the page, which the host has set (`hostRuntime.ts`).
 *
 * @param {{ request?: string }} data
 * @param {(error?: null, external?: string) => void} callback
 */
export const hostRuntimeExternal = ({ request = '' }, callback) =>
  BUNDLER_RUNTIME.test(request) ? callback(null, 'window _FEDERATION_BUNDLER_RUNTIME') : callback();
