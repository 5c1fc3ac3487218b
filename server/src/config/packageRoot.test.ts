import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './packageRoot';

test('the container has every file of the server that is read while it runs', () => {
  const sources = readdirSync(path.join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(packageRoot, 'src', file), 'utf8'));
  const read = sources.flatMap((text) =>
    [...text.matchAll(/packageRoot, '(\w[\w.-]*)'/g)].map(([, name]) => name),
  );
  const container = readFileSync(path.join(packageRoot, '../Containerfile'), 'utf8');
  const copied = [...container.matchAll(/^COPY --from=build \/app\/server\/(\S+)/gm)].map(([, name]) => name);
  expect(read).toEqual(expect.arrayContaining(['migrations', 'demo', 'package.json']));
  expect(read.filter((name) => !copied.includes(name))).toEqual([]);
});
