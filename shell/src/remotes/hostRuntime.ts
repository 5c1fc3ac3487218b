import * as runtime from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from './sharedModules';

/**
 * Module Federation's runtime, with what this shell shares. The shell itself is built without it: who only signs in does
 * not wait for it. Remotes take the runtime from here instead of bringing it.
 */
runtime.init({
  name: 'shell',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntime()],
});

export const { loadRemote, registerPlugins, registerRemotes } = runtime;
