import { apartKeys, apartLengths, apartScaleOf, apartTicks } from './apartScale';
import type { BarGroup } from './stack';

const stack = (id: string, Open: number, Closed: number): BarGroup => ({
  id,
  label: id,
  values: { Open, Closed },
  to: () => undefined,
});

test.each([
  ['at most twice as long as the others', [stack('a', 10, 20), stack('b', 1, 3)], 'Closed', undefined],
  ['more than twice as long', [stack('a', 10, 21), stack('b', 1, 3)], 'Closed', 'Closed'],
  ['alone', [stack('a', 0, 21)], 'Closed', undefined],
  ['never apart', [stack('a', 1, 21)], undefined, undefined],
])('a series that is %s (R808)', (_, stacks, apart, id) => {
  expect(apartScaleOf(stacks, apart)?.id).toBe(id);
});

test('the series starts at one place in all bars, and its longest part ends at the end of the scale (R808)', () => {
  const stacks = [stack('a', 10, 400), stack('b', 2, 800)];
  const scale = apartScaleOf(stacks, 'Closed');
  if (!scale) throw new Error('There is no scale.');
  const series = ['Open', 'Closed'].map((id) => ({ id, label: id, color: 'black' }));
  expect(apartKeys(series, scale)).toEqual(['Open', 'between', 'Closed']);
  const [a, b] = stacks.map((one) => apartLengths(one, scale));
  expect(a?.['Open']).toBe(10);
  for (const bar of [a, b]) expect((bar?.['Open'] ?? 0) + (bar?.['between'] ?? 0)).toBeCloseTo(scale.start);
  expect(scale.start + (b?.['Closed'] ?? 0)).toBeCloseTo(scale.end);
  expect((b?.['Closed'] ?? 0) / (a?.['Closed'] ?? 1)).toBeCloseTo(2);
  const { ticks, numberAt } = apartTicks(scale);
  expect(ticks.map(numberAt)).toEqual([0, 5, 10, 0, 500]);
});
