import { formSummary } from './formSummary';

test('the exact sentence is over the form when something is missing, ours when something is wrong (R506)', () => {
  expect(formSummary(['This field is required.', 'x'])).toBe('Please fill in all the required fields.');
  expect(formSummary(['x'])).toBe('Please correct the marked fields.');
});
