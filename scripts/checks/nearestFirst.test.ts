import { run } from '../steps/run.mjs';
import { distance } from './nearestFirst.mjs';

const CONTRACT = 'shared-api/src/contract/tickets/ticketFields.ts';

test('the tests of a contract file are those of the contract, the server and the screens that import it (R1002)', async () => {
  const { output } = await run('npx', ['jest', '--listTests', '--findRelatedTests', CONTRACT]);
  expect(output).toContain('shared-api/src/contract/tickets/ticketFilter.test.ts');
  expect(output).toContain('server/src/tickets/lists/listFilters.test.ts');
  expect(output).toContain('mf-tickets/src/lists/allIssues.test.tsx');
});

test.each([
  ['the folder', 'shared-api/src/contract/tickets/ticketOrder.test.ts', 0],
  ["the domain's other folders in the package", 'shared-api/src/client/tickets/cache.test.ts', 1],
  ["the server's part of the domain", 'server/src/tickets/lists/listFilters.test.ts', 2],
  ['the screens of the domain', 'mf-tickets/src/lists/allIssues.test.tsx', 2],
  ['the rest of the package', 'shared-api/src/client/call.test.ts', 3],
  ['other domains', 'server/src/amc/amcContracts.test.ts', 4],
])('after a change of the contract, tests of %s come in their order (R1002)', (_name, file, expected) => {
  expect(distance(file, [CONTRACT])).toBe(expected);
});

test('the nearest changed file counts (R1002)', () => {
  expect(distance('server/src/amc/amcContracts.test.ts', [CONTRACT, 'server/src/amc/markPaid.ts'])).toBe(0);
});
