// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { BUILD_MANIFEST } from '../artifacts/buildFiles.mjs';

/** @typedef {import('../artifacts/BuildManifest').BuildManifest} BuildManifest */

/** The libraries of the look with a context; the others belong to them. */
const WITH_CONTEXT = ['antd', '@ant-design/cssinjs', 'formik'];

const LOOK = /^@smart-elevator\/shared-ui(\/|$)/;

/** The entries that Module Federation writes, in the folder of the process: they belong to no package. */
const GENERATED = `${path.sep}node_modules${path.sep}.federation${path.sep}`;

/** Writes the build manifest from the modules of the build, not from its configuration. */
export class BuildManifestPlugin {
  /**
   * @param {Pick<BuildManifest, 'uses' | 'exports' | 'contents'> & Partial<Pick<BuildManifest, 'provides' | 'expects'>>} [known] what
   *   webpack does not know: a host shares its modules itself
   * @param {(files: readonly string[]) => BuildManifest['look']} [neededByLook] of a remote, by the files of its copy of
   *   shared-ui
   */
  constructor(known = {}, neededByLook = undefined) {
    this.known = known;
    this.neededByLook = neededByLook;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifestPlugin', stage }, () => {
        const manifest = manifestOf(compilation);
        const all = {
          ...manifest,
          ...this.known,
          provides: { ...manifest.provides, ...this.known.provides },
          expects: { ...manifest.expects, ...this.known.expects },
        };
        const remote = this.neededByLook && {
          look: this.neededByLook(filesOfLook(compilation)),
          lookFiles: lookFiles(compilation),
        };
        const text = JSON.stringify({ ...all, ...remote }, null, 2);
        compilation.emitAsset(BUILD_MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation @returns {BuildManifest} */
function manifestOf(compilation) {
  /** @type {BuildManifest} */
  const manifest = { packages: {}, provides: {}, expects: {} };
  const packageOf = findPackages();
  /** @type {Record<string, Set<string>>} */
  const importers = {};
  for (const module of compilation.modules) {
    const file = module.nameForCondition();
    if (module.type === 'consume-shared-module') note(manifest.expects, consumed(module));
    else if (module.type === 'provide-module') note(manifest.provides, provided(module));
    // Type-only modules and modules that were merged into others are in no chunk.
    else if (file && !isLeftOut(module)) for (const one of partsOf(module)) noteModule(one, module);
  }
  return {
    packages: sorted(manifest.packages),
    provides: sorted(manifest.provides),
    expects: sorted(manifest.expects),
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
    note(manifest.packages, own);
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

/** The scripts of the build's own copy of shared-ui. @param {import('webpack').Compilation} compilation */
function filesOfLook(compilation) {
  const packageOf = findPackages();
  const modules = [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  const files = modules.flatMap(partsOf).map((module) => module.nameForCondition() ?? '');
  return [...new Set(files)]
    .filter((file) => /\.[mc]?[jt]sx?$/.test(file) && LOOK.test(packageOf(file)?.[0] ?? ''))
    .sort();
}

/**
 * The files that are loaded only with a copy of a shared module: none of their modules is reached otherwise.
 *
 * @param {import('webpack').Compilation} compilation
 */
function lookFiles(compilation) {
  const reached = new Set(
    [...compilation.entrypoints.values()].flatMap((entry) =>
      entry.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
    ),
  );
  for (const module of reached)
    if (module.type !== 'consume-shared-module')
      for (const { module: next } of compilation.moduleGraph.getOutgoingConnections(module))
        reached.add(next);
  return [...compilation.chunks]
    .filter((chunk) => compilation.chunkGraph.getChunkModules(chunk).every((module) => !reached.has(module)))
    .flatMap((chunk) => [...chunk.files])
    .sort();
}

/**
 * The modules that were merged into a module, or itself.
 *
 * @param {import('webpack').Module} module
 * @returns {readonly import('webpack').Module[]}
 */
const partsOf = (module) =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

/** @param {Record<string, string>} list @param {[string, string] | undefined} entry */
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
