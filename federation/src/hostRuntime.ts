import * as runtime from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from './sharedModules';

/**
 * Module Federation's runtime, with what a host shares. The shell, and what stands around a remote that is opened by
 * itself, are built without its plugin: who only signs in does not wait for it. Remotes take the runtime from here.
 */
runtime.init({
  name: 'host',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntime()],
});

export const { loadRemote, registerPlugins, registerRemotes } = runtime;
