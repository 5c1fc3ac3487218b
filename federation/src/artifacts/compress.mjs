// @ts-check
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Text files and WebAssembly; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|json|svg|txt|csv|wasm)$/;

/** The page for running one remote alone; dealers never load it (federation/src/build/StandalonePage). */
const ALONE = /[\\/]alone[\\/]/;

/**
 * Writes a brotli copy next to every text file that has none, with the best compression, since it is made once and sent
 * many times. Runs in parallel, on Node's thread pool.
 *
 * @param {string[]} files
 * @returns {Promise<number>} how many
 */
export async function compressAll(files) {
  const texts = files.filter((file) => TEXT.test(file) && !ALONE.test(file) && !existsSync(`${file}.br`));
  await Promise.all(texts.map(compress));
  return texts.length;
}

/** @param {string} file */
async function compress(file) {
  const text = await readFile(file);
  const small = await brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, small);
  await rename(beside, `${file}.br`);
}
