import { init } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { sharedModules } from './sharedModules';

/**
 * Module Federation's runtime, with what a host shares. The shell, and what stands around a remote that is opened by
 * itself, are built without its plugin: who only signs in does not wait for it. Remotes take the runtime from here, and
 * what ties it to webpack (`build/lentRuntime.mjs`): of which each would bring, and run, the same 5 KB.
 */
Reflect.set(window, '_FEDERATION_BUNDLER_RUNTIME', bundlerRuntime);

const host = init({
  name: 'host',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntime()],
});

// Of this host by name: without one, the runtime means whoever was begun last.
export const loadRemote = host.loadRemote.bind(host);
export const registerPlugins = host.registerPlugins.bind(host);
export const registerRemotes = host.registerRemotes.bind(host);
