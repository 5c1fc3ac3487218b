import { compareByName, nameOrder } from './nameOrder';

const compare = compareByName<{ id: number; name: string }>(
  ({ name }) => name,
  ({ id }) => id,
);
const ordered = (names: readonly string[]) =>
  names
    .map((name, id) => ({ id, name }))
    .sort(compare)
    .map(({ name }) => name);

test.each([
  ['numbers', ['Lift 1', 'Lift 2', 'Lift 2A', 'Lift 10', 'Lift 100']],
  ['numbers in the middle', ['Tower 2 Lift 3', 'Tower 2 Lift 12', 'Tower 10 Lift 1']],
  ['numbers of 30 digits', ['9', `${'1'.repeat(15)}`, `1${'0'.repeat(28)}`, '2'.repeat(29), '1'.repeat(30)]],
  ['digits of other scripts', ['लिफ्ट १', 'लिफ्ट 2', 'लिफ्ट ३', 'लिफ्ट १०', 'लिफ्ट 11', 'लिफ्ट １２', 'लिफ्ट ١٣']],
  ['case and accents', ['Eiffel', 'élan', 'Elan B', 'ELYSEE', 'Émile', 'Foo']],
  ['joiners', ['क्\u200dष 1', 'क्ष 2', 'क्\u200cष 3']],
  ['a zero and nothing', ['', '0', '1']],
  ['characters above U+FFFF', ['\uE000', '\uFF5E', '😀', '𠀀']],
])('names are ordered naturally: %s (R952)', (_, names) => {
  expect(ordered(names.toReversed())).toEqual(names);
});

test('leading zeros and the final sigma make no difference (R952)', () => {
  expect(nameOrder('Lift 007')).toBe(nameOrder('LIFT 7'));
  expect(nameOrder('ΟΔΟΣ 2')).toBe(nameOrder('οδος 2'));
});
