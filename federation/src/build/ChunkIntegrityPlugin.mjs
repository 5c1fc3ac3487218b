// @ts-check
import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** The placeholder in the remote's entry until the hashes of all chunks are known. */
const PLACEHOLDER = '@chunk-integrity@';

/** Browsers refuse a script with other bytes. */
const INTEGRITY = [
  `const integrity = "${PLACEHOLDER}"[chunkId];`,
  'if (integrity) script.integrity = "sha384-" + integrity;',
].join('\n');

/** A browser caches wrong bytes like the right ones: a retry uses another address. */
const AGAIN = [
  `const tries = (${webpack.RuntimeGlobals.loadScript}.tries ??= {});`,
  'if (tries[url]) script.src = url + "?try=" + tries[url];',
  'tries[url] = (tries[url] ?? 0) + 1;',
].join('\n');

/**
 * Ensures that a remote runs only chunks of its own build: its entry, whose hash is in the registry, has the hash of
 * each chunk, and browsers refuse other bytes. For builds whose entry has no hash in its own name.
 */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => [source, INTEGRITY, AGAIN].join('\n'),
      );
      // After the last stage that changes or renames a script.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => fillIn(compilation));
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function fillIn(compilation) {
  const integrities = `{${integritiesOf(compilation).join(',')}}`;
  const literal = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of scriptsOf(chunk)) {
      compilation.updateAsset(file, (source) => {
        const text = String(source.source());
        return new webpack.sources.RawSource(text.replace(literal, () => integrities));
      });
    }
  }
}

/**
 * The hash of each chunk's script by the chunk's id, as properties of an object: each byte counts in the first file of a remote.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]}
 */
const integritiesOf = (compilation) =>
  [...compilation.chunks].flatMap((chunk) => {
    const [file] = scriptsOf(chunk);
    if (chunk.hasRuntime() || chunk.id === null || file === undefined) return [];
    const content = compilation.getAsset(file)?.source.buffer() ?? '';
    return [`${JSON.stringify(chunk.id)}:"${createHash('sha384').update(content).digest('base64')}"`];
  });

/** @param {import('webpack').Chunk} chunk */
const scriptsOf = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));
