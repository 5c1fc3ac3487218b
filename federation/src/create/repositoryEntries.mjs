// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toJson } from './remoteFiles.mjs';

/**
 * The files of the project that name every remote, with a new one.
 *
 * @param {string} root
 * @param {import('./newRemote.mjs').NewRemote} remote
 * @param {Record<string, string>} files its own
 * @returns {Record<string, string>} by their paths below the project's folder
 */
export function repositoryEntries(root, { name, key, title }, files) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const workspaces = (/** @type {{ workspaces: string[] }} */ { workspaces }) =>
    workspaces.toSpliced(workspaces.findLastIndex((one) => one.startsWith('mf-')) + 1, 0, name);

  const project = JSON.parse(read('package.json'));
  const owners = read('.github/CODEOWNERS');
  return {
    'package.json': toJson({ ...project, workspaces: workspaces(project) }),
    'package-lock.json': toJson(withPackage(JSON.parse(read('package-lock.json')))),
    'tsconfig.json': insertBefore(
      read('tsconfig.json'),
      '    { "path": "server" }',
      `    { "path": "${name}" },\n`,
    ),
    '.github/CODEOWNERS': `${owners}\n${`/${name}/`.padEnd(39)} @smart-elevator/${key}\n`,
    'e2e/console/sections.ts': insertBefore(
      read('e2e/console/sections.ts'),
      '];',
      `  { remote: '${name}', label: '${title}', path: '/${key}', title: '${title}' },\n`,
    ),
    'e2e/console/screens.ts': insertBefore(
      read('e2e/console/screens.ts'),
      "  { name: 'unknown'",
      `  { name: '${key}', path: '/${key}', title: '${title}' },\n`,
    ),
  };

  /** @param {{ packages: Record<string, object> & { '': { workspaces: string[] } } }} lock */
  function withPackage(lock) {
    const { '': whole, ...others } = lock.packages;
    const { version, dependencies, devDependencies } = JSON.parse(files[`${name}/package.json`] ?? '{}');
    const scoped = `@smart-elevator/${name}`;
    const packages = {
      ...others,
      [name]: { name: scoped, version, dependencies, devDependencies },
      [`node_modules/${scoped}`]: { resolved: name, link: true },
    };
    // In the order of npm.
    const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    return {
      ...lock,
      packages: { '': { ...whole, workspaces: workspaces(whole) }, ...Object.fromEntries(sorted) },
    };
  }
}

/** @param {string} text @param {string} anchor the beginning of a line @param {string} line */
function insertBefore(text, anchor, line) {
  const place = text.indexOf(`\n${anchor}`);
  if (place === -1) throw new Error(`There is no line '${anchor}' to put a new line before.`);
  return `${text.slice(0, place + 1)}${line}${text.slice(place + 1)}`;
}
