// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../artifacts/files.mjs';
import { messagesIn, placeholdersOf } from '../../artifacts/messagesIn.mjs';
import { readJson, ROOT } from '../../artifacts/workspace.mjs';

/** The catalogue of a package, and the shared one: `node_modules` has it in this project and in a repository of its own. */
const CATALOGUE = 'src/language/hi.json';
const SHARED = `node_modules/@smart-elevator/shared-ui/${CATALOGUE}`;

/**
 * The sentences of a package without a Hindi translation, or with one that has other placeholders.
 *
 * @param {string} name of the package
 * @param {string} dir its folder
 * @param {string} [root] of the project
 * @returns {Promise<string[]>} sentences
 */
export async function checkTranslations(name, dir, root = ROOT) {
  const hindi = { ...catalogueAt(path.join(root, SHARED)), ...catalogueAt(path.join(dir, CATALOGUE)) };
  const files = (await listFiles(path.join(dir, 'src'))).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(dir, 'src', file), 'utf8');
    const source = ts.createSourceFile(`src/${file}`, text, ts.ScriptTarget.ES2022, true);
    return messagesIn(source).flatMap(({ english, at }) => {
      const translated = hindi[english];
      if (translated === undefined)
        return [`${name}: '${english}' (${at}) has no Hindi translation in ${CATALOGUE}.`];
      return String(placeholdersOf(english)) === String(placeholdersOf(translated))
        ? []
        : [`${name}: '${english}' (${at}) has other placeholders in Hindi than in English.`];
    });
  });
}

/** @param {string} file @returns {Record<string, string>} */
const catalogueAt = (file) => (existsSync(file) ? readJson(file) : {});
