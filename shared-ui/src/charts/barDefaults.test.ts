import { integerTicks, linesOf } from './barDefaults';

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6]],
  [90, [0, 25, 50, 75]],
  [898, [0, 250, 500, 750]],
  [1000, [0, 250, 500, 750, 1000]],
])('an axis up to %i has whole steps, at most five', (most, steps) => {
  expect(integerTicks(most)).toEqual(steps);
});

test.each([
  ['Anil Kulkarni', ['Anil Kulkarni']],
  ['Rahul Deshmukh', ['Rahul', 'Deshmukh']],
  ['McDaniel College Management', ['McDaniel', 'College Mana…']],
  ['copper_ridge.carroll', ['copper_ridge…']],
])('beside a bar for 13 characters, %s is %j', (name, lines) => {
  expect(linesOf(name, 13)).toEqual(lines);
});
