// @ts-check
import webpack from 'webpack';

/**
 * What a host leaves out of Module Federation's runtime, as the plugin does for remotes: its ways of Node, and finding remotes
 * through manifests, since ours are named by the registry.
 */
export const hostRuntime = new webpack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
});

/** What ties Module Federation's runtime to webpack; its plugin asks for it by a path of the machine. */
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/**
 * Lets a container take the bundler's runtime from the page, where the host has put it (`hostRuntime.ts`).
 *
 * @param {{ request?: string }} asked
 * @param {(fault?: null, external?: string) => void} answer
 */
export const hostRuntimeExternal = ({ request = '' }, answer) =>
  BUNDLER_RUNTIME.test(request) ? answer(null, 'window _FEDERATION_BUNDLER_RUNTIME') : answer();
