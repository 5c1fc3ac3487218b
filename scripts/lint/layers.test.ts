import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layers } from './layers.mjs';

const root = join(import.meta.dirname, '../..');
const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = workspaces.map((name) => `${name}/src`).filter((folder) => existsSync(join(root, folder)));
const layered = [...new Set([...packages, ...Object.keys(layers)])];

/** The folders of a package, without its test doubles. */
const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
    .sort();

test.each(layered)(
  'every folder of %s is in one layer, and every layer is of folders and files',
  (folder) => {
    const named = (layers[folder] ?? []).flatMap(({ folders }) => folders);
    expect(named).toEqual([...new Set(named)]);
    const folders = foldersOf(folder);
    // A new remote has its translations only.
    if (folder in layers || folders.length > 1)
      expect(folders.filter((one) => !named.includes(one))).toEqual([]);
    const entries = readdirSync(join(root, folder)).map((entry) => entry.replace(/\..*/, ''));
    expect(named.filter((one) => !entries.includes(one))).toEqual([]);
  },
);
