import { MAX_ELEVATORS } from './contractFields';
import { contractSentences } from './messages';

test('the sentence about too many elevators names the limit', () => {
  expect(contractSentences.tooManyElevators).toContain(` ${MAX_ELEVATORS.toLocaleString('en')} `);
});
