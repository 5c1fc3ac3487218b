// @ts-check
import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** The placeholder in the remote's entry until the hashes of all chunks are known. */
const PLACEHOLDER = '@chunk-integrity@';

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
        (source) => [source, `script.integrity = "${PLACEHOLDER}"[chunkId] || "";`, AGAIN].join('\n'),
      );
      // After the last stage that changes or renames a script.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => fillIn(compilation));
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function fillIn(compilation) {
  const integrities = JSON.stringify(integritiesOf(compilation));
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
 * The hash of each chunk's script by the chunk's id, as browsers check it.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string>}
 */
function integritiesOf(compilation) {
  /** @type {Record<string, string>} */
  const integrities = {};
  for (const chunk of compilation.chunks) {
    const [file] = scriptsOf(chunk);
    if (chunk.hasRuntime() || chunk.id === null || file === undefined) continue;
    const content = compilation.getAsset(file)?.source.buffer() ?? '';
    integrities[chunk.id] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  return integrities;
}

/** @param {import('webpack').Chunk} chunk */
const scriptsOf = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));
