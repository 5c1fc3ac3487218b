import { MAX_ELEVATORS } from './contractFields';
import { contractMessages } from './messages';

test('the sentence about too many elevators names the limit', () => {
  expect(contractMessages.tooManyElevators).toContain(` ${MAX_ELEVATORS.toLocaleString('en')} `);
});
