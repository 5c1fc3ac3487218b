import { dragBy, shiftOf } from './dragGeometry';

/** Rows of 40, 60 and 40 pixels with gaps of 10. */
const rows = [
  { middle: 20, height: 40 },
  { middle: 80, height: 60 },
  { middle: 140, height: 40 },
];

test.each([
  ['stays until the middle of its neighbour is passed', 0, 60, 0],
  ['takes the place of a neighbour whose middle it has passed', 0, 61, 1],
  ['goes to the end, however far it is dragged', 0, 900, 2],
  ['goes to the beginning', 2, -900, 0],
  ['comes back', 1, 0, 1],
])('a dragged row %s', (_, from, dy, to) => {
  expect(dragBy(rows, from, dy)).toEqual({ from, to, dy, pitch: (rows[from]?.height ?? 0) + 10 });
});

test('the rows between make way by the height of the dragged one', () => {
  const down = dragBy(rows, 0, 70);
  expect([0, 1, 2].map((at) => shiftOf(at, down))).toEqual([70, -50, 0]);
  const up = dragBy(rows, 2, -200);
  expect([0, 1, 2].map((at) => shiftOf(at, up))).toEqual([50, 50, -200]);
  expect(shiftOf(1, undefined)).toBe(0);
});
