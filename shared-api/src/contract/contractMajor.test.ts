import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_MAJOR } from './contractMajor';

test('it is the major version of the package', () => {
  const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(version).toMatch(new RegExp(`^${CONTRACT_MAJOR}\\.`));
});
