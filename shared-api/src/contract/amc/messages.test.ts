import { MAX_ELEVATORS } from './amcContractFields';
import { amcContractMessages } from './messages';

test('the sentence about too many elevators names the limit', () => {
  expect(amcContractMessages.tooManyElevators).toContain(` ${MAX_ELEVATORS.toLocaleString('en')} `);
});
