import { previewSummary } from './FilePreview';

const error = { row: 2, column: '', message: '' };
const empty = {
  columns: [],
  firstRows: [],
  failures: [],
  notes: [],
  names: { derived: [], technicians: [] },
  completed: new Map(),
};
const whole = 'A file is imported completely or not at all.';

test.each([
  [25_204, 0, false, '25,204 rows, ready to upload.'],
  [1, 0, false, '1 row, ready to upload.'],
  [25_204, 1200, false, `25,204 rows; 1,200 of them will fail. ${whole}`],
  [2, 1, false, `2 rows; 1 of them will fail. ${whole}`],
  [1, 1, false, `1 row; it will fail. ${whole}`],
  [0, 0, false, 'This file has no rows to upload.'],
  [0, 0, true, 'This file cannot be read.'],
  [312, 1, true, 'This file can only be read up to 312 rows.'],
])('%i rows, %i failing, stopped %s: %s', (rows, failingRows, stopped, sentence) => {
  const errors = failingRows > 0 || stopped || rows === 0 ? [error] : [];
  expect(previewSummary({ ...empty, rows, failingRows, errors, stopped })).toBe(sentence);
});
