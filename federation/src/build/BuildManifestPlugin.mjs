// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { BUILD_MANIFEST } from '../artifacts/buildFiles.mjs';

/**
 * What a build contains and expects.
 *
 * @typedef {object} BuildManifest
 * @property {Record<string, string>} packages the packages in the build, our own by folder, with their versions
 * @property {Record<string, string>} provides the modules for other builds of the page, by their shared name
 * @property {Record<string, string>} expects the modules that it takes from the page, with the accepted range of
 *   versions
 * @property {Record<string, string[]>} [uses] the exports of our shared modules that a remote uses
 * @property {Record<string, string[]>} [exports] the exports of our shared modules that a host provides
 * @property {Record<string, string[]>} [importers] the packages that import a library of the look, by the library
 */

/** The libraries of the look with a context; the others are only drawn by them. */
const WITH_CONTEXT = ['antd', '@ant-design/cssinjs'];

/** The entries that Module Federation writes, in the folder of the process: they belong to no package. */
const GENERATED = `${path.sep}node_modules${path.sep}.federation${path.sep}`;

/** Writes that file from the modules of the build, not from its configuration. */
export class BuildManifestPlugin {
  /**
   * @param {Pick<BuildManifest, 'uses' | 'exports'> & Partial<Pick<BuildManifest, 'provides'>>} [known] what webpack does
   *   not know: a host shares its modules itself
   */
  constructor(known = {}) {
    this.known = known;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifestPlugin', stage }, () => {
        const brought = broughtBy(compilation);
        const all = { ...brought, ...this.known, provides: { ...brought.provides, ...this.known.provides } };
        const text = JSON.stringify(all, null, 2);
        compilation.emitAsset(BUILD_MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {BuildManifest}
 */
function broughtBy(compilation) {
  /** @type {BuildManifest} */
  const brought = { packages: {}, provides: {}, expects: {} };
  const packageOf = findPackages();
  /** @type {Record<string, Set<string>>} */
  const importers = {};
  for (const module of compilation.modules) {
    const file = module.nameForCondition();
    if (module.type === 'consume-shared-module') note(brought.expects, consumed(module));
    else if (module.type === 'provide-module') note(brought.provides, provided(module));
    // Type-only modules and modules that were merged into others are in no chunk.
    else if (file && !isLeftOut(module)) for (const one of partsOf(module)) noteModule(one, module);
  }
  return {
    packages: sorted(brought.packages),
    provides: sorted(brought.provides),
    expects: sorted(brought.expects),
    importers: Object.fromEntries(Object.entries(importers).map(([one, by]) => [one, [...by].sort()])),
  };

  /**
   * @param {import('webpack').Module} module
   * @param {import('webpack').Module} whole the module that it was merged into, or itself
   */
  function noteModule(module, whole) {
    const file = module.nameForCondition() ?? '';
    if (file.includes(GENERATED)) return;
    const own = packageOf(file);
    note(brought.packages, own);
    if (!own || !WITH_CONTEXT.includes(own[0])) return;
    // The imports of the first merged module are those of the whole.
    const isFirst = 'rootModule' in whole && whole.rootModule === module;
    for (const one of isFirst ? [module, whole] : [module])
      for (const { originModule } of compilation.moduleGraph.getIncomingConnections(one)) {
        // The graph also contains the parts of a merged module.
        if (!originModule || partsOf(originModule).length > 1) continue;
        const [importer = own[0]] = packageOf(originModule.nameForCondition() ?? '') ?? [];
        if (importer !== own[0]) (importers[own[0]] ??= new Set()).add(importer);
      }
  }

  /** @param {import('webpack').Module} module */
  function isLeftOut(module) {
    return compilation.chunkGraph.getNumberOfModuleChunks(module) === 0;
  }
}

/**
 * The modules that were merged into a module, or itself.
 *
 * @param {import('webpack').Module} module
 * @returns {readonly import('webpack').Module[]}
 */
const partsOf = (module) =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

/**
 * @param {Record<string, string>} list
 * @param {[string, string] | undefined} entry
 */
function note(list, entry) {
  if (entry) list[entry[0]] = entry[1];
}

/**
 * Module Federation stores consumed modules in `options`.
 *
 * @param {import('webpack').Module} module
 * @returns {[string, string] | undefined}
 */
function consumed(module) {
  const { options } = /** @type {{ options?: { shareKey?: unknown, requiredVersion?: unknown } }} */ (
    /** @type {unknown} */ (module)
  );
  if (typeof options?.shareKey !== 'string') return undefined;
  const { shareKey, requiredVersion } = options;
  return [shareKey, typeof requiredVersion === 'string' ? requiredVersion : '*'];
}

/**
 * Module Federation stores provided modules under these names.
 *
 * @param {import('webpack').Module} module
 * @returns {[string, string] | undefined}
 */
function provided(module) {
  const { _name: name, _version: version } = /** @type {{ _name?: unknown, _version?: unknown }} */ (
    /** @type {unknown} */ (module)
  );
  return typeof name === 'string' && typeof version === 'string' ? [name, version] : undefined;
}

/**
 * Finds the package of a file by the nearest package.json with a name. Checks each folder once: a build has thousands
 * of files.
 *
 * @returns {(file: string) => [string, string] | undefined}
 */
function findPackages() {
  /** @typedef {{ folder: string, name: string, version: string } | undefined} Owner */
  /** @type {Map<string, Owner>} */
  const known = new Map();
  /** @type {(folder: string) => Owner} */
  const ownerOf = (folder) => {
    if (known.has(folder) || path.dirname(folder) === folder) return known.get(folder);
    const description = path.join(folder, 'package.json');
    const { name, version } = existsSync(description) ? JSON.parse(readFileSync(description, 'utf8')) : {};
    const owner = name && version ? { folder, name, version } : ownerOf(path.dirname(folder));
    known.set(folder, owner);
    return owner;
  };
  return (file) => {
    const owner = ownerOf(path.dirname(file));
    return owner && [nameWithin(owner.name, path.relative(owner.folder, file)), owner.version];
  };
}

/**
 * The folders of our own packages are listed separately: a build with the contract need not contain the session.
 *
 * @param {string} name
 * @param {string} file within the package
 */
function nameWithin(name, file) {
  const [src, room, ...rest] = file.split(path.sep);
  return name.startsWith('@smart-elevator/') && src === 'src' && rest.length > 0 ? `${name}/${room}` : name;
}

/** @param {Record<string, string>} list */
const sorted = (list) => Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
