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
