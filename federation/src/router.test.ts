/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const PACKAGES = [
  'federation',
  'shared-ui',
  'shell',
  ...readdirSync(ROOT).filter((name) => /^mf-/.test(name)),
];

it('exports every name of the router that a package uses', () => {
  const exported = namesIn(
    readFileSync(path.join(ROOT, 'federation/src/router.ts'), 'utf8'),
    /export \{([^}]*)\}/g,
  );
  const wanted = PACKAGES.flatMap(usedBy);
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter(({ name }) => !exported.includes(name))).toEqual([]);
});

function usedBy(name: string) {
  const folder = path.join(ROOT, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|renderPages/.test(file))
    .flatMap((file) =>
      namesIn(
        readFileSync(path.join(folder, file), 'utf8'),
        /import \{([^}]*)\} from 'react-router-dom'/g,
      ).map((used) => ({ name: used, file: path.join(name, file) })),
    );
}

/** The values between braces; types do not exist at run time. */
const namesIn = (source: string, braces: RegExp): string[] =>
  [...source.matchAll(braces)].flatMap(([, between = '']) =>
    between
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.replace(/ as .*/, '')),
  );
