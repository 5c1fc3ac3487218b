import { formSummary } from './formSummary';

test('the summary is the exact sentence if a field is missing, and ours if a field is invalid (R506)', () => {
  expect(formSummary(['This field is required.', 'x'])).toBe('Please fill in all the required fields.');
  expect(formSummary(['x'])).toBe('Please correct the marked fields.');
});
