import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from './DateField';

test('a day is shown MM/DD/YYYY', () => {
  render(<DateField label="From Date" value="2026-03-01" onChange={jest.fn()} />);
  expect(screen.getByLabelText('From Date')).toHaveValue('03/01/2026');
});

test.each([
  ['03/09/2026', '2026-03-09'],
  ['3/9/2026', '2026-03-09'],
])('%s can be typed and is handed out as %s', async (typed, day) => {
  const onChange = jest.fn();
  render(<DateField label="From Date" value="" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('From Date'), `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(day);
});
