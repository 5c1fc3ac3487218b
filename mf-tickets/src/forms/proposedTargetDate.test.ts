import { newValues } from './ticketValues';
import { withProposal } from './proposedTargetDate';

const empty = newValues('lift_dealer', '2026-03-30', []);
const high = { ...empty, priority: 'High', target_date: '2026-04-01' };

test.each([
  ['Critical is for the same day', empty, { priority: 'Critical' }, '2026-03-30'],
  ['High is for two days later', empty, { priority: 'High' }, '2026-04-01'],
  ['Medium is for a week later', empty, { priority: 'Medium' }, '2026-04-06'],
  ['Low is for a week later', empty, { priority: 'Low' }, '2026-04-06'],
  ['a proposal follows the priority', high, { priority: 'Low' }, '2026-04-06'],
  ['a proposal follows the start date', high, { start_date: '2026-04-10' }, '2026-04-12'],
  ['without a priority there is no proposal', high, { priority: 'Unspecified' }, ''],
  ["the dealer's own day stays", { ...high, target_date: '2026-05-01' }, { priority: 'Low' }, undefined],
  ['another field changes nothing', high, { summary: 'Doors' }, undefined],
  ['a cleared day stays clear', high, { target_date: '' }, undefined],
])('%s', (_, before, change, proposal) => {
  expect(withProposal({ ...before, ...change }, before)?.target_date).toBe(proposal);
});
