import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { satisfiesCaret } from './satisfiesCaret';
import { sharedModules } from './sharedModules';

/**
 * Module Federation's runtime, with what a host shares. The shell, and what stands around a remote that is opened by
 * itself, are built without its plugin: who only signs in does not wait for it. Remotes take the runtime from here, and
 * what ties it to webpack (`build/runtime.mjs`): of which each would bring, and run, the same 5 KB.
 */
Reflect.set(window, '_FEDERATION_BUNDLER_RUNTIME', bundlerRuntime);

registerGlobalPlugins([
  {
    name: 'carets',
    // All our ranges are carets. The runtime's own way reads version and range anew, with a dozen regular expressions, for each
    // of some 25 modules that a remote takes.
    resolveShare: (asked) => {
      const shared = asked.shareScopeMap[asked.scope]?.[asked.pkgName]?.[asked.version];
      const range = asked.shareInfo.shareConfig.requiredVersion;
      if (!shared || !range || !satisfiesCaret(asked.version, range)) return asked;
      return { ...asked, resolver: () => ({ shared, useTreesShaking: false }) };
    },
  },
]);

const host = init({
  name: 'host',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [provideRuntime()],
});
host.initShareScopeMap('default', sharedModules);

// Of this host by name: without one, the runtime means whoever was begun last.
export const loadRemote = host.loadRemote.bind(host);
export const registerPlugins = host.registerPlugins.bind(host);
export const registerRemotes = host.registerRemotes.bind(host);
