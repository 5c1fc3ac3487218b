import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { UNTRANSLATED_FILES } from './translatedPackages.mjs';

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** The syntax trees of a package's sources, without tests and test helpers. Their names are relative to the root. */
export function sourcesOf(pkg: string): ts.SourceFile[] {
  return readdirSync(path.join(ROOT, pkg, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${pkg}/src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file))
    .filter((file) => !UNTRANSLATED_FILES.some((name) => file.startsWith(name)))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.ES2022, true),
    );
}

/** A JSON file of a package, undefined when it has none. */
export function jsonOf(pkg: string, file: string): unknown {
  const place = path.join(ROOT, pkg, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
}
