import { serializeDateRange, formatDateRange, parseDateRange } from './dateRange';

test.each([
  [{ from: '2026-01-01', to: '2026-01-31' }, '2026-01-01..2026-01-31', '01/01/2026 – 01/31/2026'],
  [{ from: '2026-01-01' }, '2026-01-01..', 'from 01/01/2026'],
  [{ to: '2026-01-31' }, '..2026-01-31', 'until 01/31/2026'],
  [{ from: '2026-01-31', to: '2026-01-31' }, '2026-01-31..2026-01-31', '01/31/2026'],
])('%j is %s in an address and is shown as %s', (days, text, shown) => {
  expect(serializeDateRange(days)).toBe(text);
  expect(parseDateRange(text)).toEqual(days);
  expect(formatDateRange(days)).toBe(shown);
});

test.each(['', '..', 'soon', '2026-02-30..', 'a..b', '2026-13-01..2026-02-31'])(
  '%p names no days',
  (text) => {
    expect(parseDateRange(text)).toEqual({});
  },
);
