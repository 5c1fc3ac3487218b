import { CONTRACT_LIMITS } from './limits';
import { contractSentences } from './messages';

test('the sentence about too many elevators names the limit', () => {
  expect(contractSentences.tooManyElevators).toContain(` ${CONTRACT_LIMITS.elevators.toLocaleString('en')} `);
});
