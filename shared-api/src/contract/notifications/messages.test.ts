import { pushMessages } from './messages';

test.each([
  [-1, 'has ended.'],
  [0, 'ends today.'],
  [1, 'ends tomorrow.'],
  [2, 'ends in 2 days.'],
])('a contract with %s days left %s (R263)', (days, end) => {
  expect(pushMessages.ending(1, 'Asha Rao', days)).toBe(`The maintenance contract of Asha Rao ${end}`);
});
