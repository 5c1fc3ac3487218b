import { init } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { sharedModules } from './sharedModules';

/**
 * Module Federation's runtime, with the shared modules of a host. The shell, and the host of a remote that is opened
 * by itself, are built without its plugin, so that sign-in does not wait for it. Remotes use this runtime and its
 * connection to webpack (`build/runtime.mjs`); otherwise each would contain and run the same 5 KB.
 */
Reflect.set(window, '_FEDERATION_BUNDLER_RUNTIME', bundlerRuntime);

/** The host of the page; its snapshots are what developer tools show. */
export const host = init({
  name: 'host',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntime()],
});

// Bound to this host: the global functions use the instance that was created last.
export const loadRemote = host.loadRemote.bind(host);
export const registerPlugins = host.registerPlugins.bind(host);
export const registerRemotes = host.registerRemotes.bind(host);
