import type { init } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as router from './router';

/** By name, as the runtime's option `shared`. */
type SharedModules = NonNullable<Parameters<typeof init>[0]['shared']>;
type Files = Record<string, () => Promise<unknown>>;

/** The versions of the packages in this host; set by the build. */
const versions: Record<string, string> = JSON.parse(process.env['SHARED_VERSIONS'] ?? '{}');
const versionOf = (name: string): string => versions[name] ?? '0.0.0';

/** Accepts other patch versions; for our own 0.x packages a minor version is breaking, as carets define. */
const caret = (version: string): string => `^${version.replace(/\.\d+$/, '.0')}`;

/** One copy on the page: the host's. */
const single = (version: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: caret(version),
});
/** Used if the version fits; a remote that needs another version has its own. */
const several = (version: string) => ({ singleton: false, requiredVersion: caret(version) });

type Terms = typeof single | typeof several;
type Offered = [name: string, shared: SharedModules[string]];

/** A library that is already loaded on every page. */
const library = (name: string, from: string, module: unknown): Offered => [
  name,
  { version: versionOf(from), shareConfig: single(versionOf(from)), lib: () => module },
];

/** A module that is fetched when a remote needs it; after a failure again, since the runtime keeps the failed attempt. */
const fetched = (name: string, version: string, terms: Terms, fetchIt: () => Promise<unknown>): Offered => [
  name,
  {
    version,
    shareConfig: terms(version),
    async get(this: { loading?: unknown }) {
      try {
        const module = await fetchIt();
        return () => module;
      } catch (error) {
        delete this.loading;
        throw error;
      }
    },
  },
];

/** The files of one of our folders, by their sub-paths. */
const files = (folder: string, version: string, terms: Terms, found: Files): Offered[] =>
  Object.entries(found).map(([file, fetchFile]) => {
    const subPath = file.replace(/^.*?\/src\/(client\/)?/, '').replace(/\.tsx?$/, '');
    return fetched(`${folder}/${subPath}`, version, terms, fetchFile);
  });

/** The modules that a host shares with the remotes, by their shared name (ADR-138). */
export const sharedModules: SharedModules = Object.fromEntries([
  library('react', 'react', react),
  library('react/jsx-runtime', 'react', jsxRuntime),
  library('react-dom', 'react-dom', reactDom),
  library('react-dom/client', 'react-dom', reactDomClient),
  library('react-router-dom', 'react-router-dom', router),
  ...files(
    '@smart-elevator/shared-api/client',
    versionOf('@smart-elevator/shared-api'),
    single,
    import.meta.glob(['../../shared-api/src/client/*.ts', '!../../shared-api/src/client/*.test.*']),
  ),
  ...files(
    '@smart-elevator/shared-ui',
    versionOf('@smart-elevator/shared-ui'),
    several,
    import.meta.glob([
      '../../shared-ui/src/**/*.{ts,tsx}',
      '!../../shared-ui/src/**/*.test.*',
      '!../../shared-ui/src/testing/**',
      // The frame, which remotes do not render.
      '!../../shared-ui/src/screens/frame/**',
      '!../../shared-ui/src/*.d.ts',
    ]),
  ),
  fetched('yup', versionOf('yup'), several, () => import('yup')),
]);
