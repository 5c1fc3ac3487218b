import { render, screen } from '@testing-library/react';
import { withBreakingSpaces, withLineBreaks } from './withLineBreaks';

test.each([
  ['carroll_hospital_center.carroll', 'carroll_<wbr>hospital_<wbr>center.<wbr>carroll'],
  ['anil.kulkarni@example.com', 'anil.<wbr>kulkarni@<wbr>example.<wbr>com'],
  ['अनिल.कुलकर्णी.मुंबई', 'अनिल.<wbr>कुलकर्णी.<wbr>मुंबई'],
])('%s breaks between its words only', (text, html) => {
  render(<p>{withLineBreaks(text)}</p>);
  expect(screen.getByText(text).innerHTML).toBe(html);
});

test.each(['11/24/2026 09:03 PM', 'Dr. Rao and Mr. Nair', '1.5', 'anita.rao', '.hidden', ''])(
  '%p has no such place, or is short',
  (text) => {
    expect(withLineBreaks(text)).toBe(text);
  },
);

test.each([
  ['customer_first_name', 'customer_\u200Bfirst_\u200Bname'],
  ['Floors', 'Floors'],
])('%s is written by a style sheet with places to break', (text, written) => {
  expect(withBreakingSpaces(text)).toBe(written);
});
