import { changeDateFormat } from '../state/dateFormat';
import { translateServerMessage } from './translateServerMessage';

test('days in a message have the chosen format; what it quotes stays', () => {
  const said = 'Another visit is too close, on 2027-01-15. "2027-01-15" is not a valid choice.';
  const shown = (day: string) => said.replace('2027-01-15', day);
  expect(translateServerMessage(said)).toBe(shown('01/15/2027'));
  changeDateFormat('DD/MM/YYYY');
  expect(translateServerMessage(said)).toBe(shown('15/01/2027'));
  changeDateFormat('MM/DD/YYYY');
});
