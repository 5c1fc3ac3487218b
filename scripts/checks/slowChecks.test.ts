import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { slowChecks } from './slowChecks.mjs';

test('every proof is run by npm run test:slow, or has a reason why not (R1002)', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'slowChecks.mjs'), 'utf8');
  const run = slowChecks.map(({ name }) => name);
  const lost = readdirSync(path.join(import.meta.dirname, '../../e2e/verify'))
    .flatMap((file) => /^(\w+)\.spec\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => !run.includes(name) && !new RegExp(`^  ${name}: '`, 'm').test(source));
  expect(lost).toEqual([]);
});

test.each(['install', 'browser'])('npm test has its %s before the first check (R1002)', (step) => {
  const source = readFileSync(path.join(import.meta.dirname, '../test.mjs'), 'utf8');
  const first = source.indexOf('await Promise.all(');
  expect(source.indexOf(`await ${step}();`)).toBeGreaterThan(0);
  expect(source.indexOf(`await ${step}();`)).toBeLessThan(first);
});
