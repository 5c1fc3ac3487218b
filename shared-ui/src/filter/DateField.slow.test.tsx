import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findLoadedControl } from '../testing/findLoadedControl';
import { DateField } from './DateField';
import { FieldsEnabledContext } from './useLazyControl';

/** The control itself, and not its placeholder. */
const control = (): Promise<HTMLElement> => findLoadedControl(() => screen.getByLabelText('From Date'));

test('a day is shown as MM/DD/YYYY, by the placeholder and by the control', async () => {
  render(
    <FieldsEnabledContext value={false}>
      <DateField label="From Date" value="2026-03-01" onChange={jest.fn()} />
    </FieldsEnabledContext>,
  );
  expect(screen.getByLabelText('From Date')).toHaveValue('03/01/2026');
  await userEvent.tab();
  expect(await control()).toHaveFocus();
  expect(screen.getByLabelText('From Date')).toHaveValue('03/01/2026');
});

test.each([
  ['03/09/2026', '2026-03-09'],
  ['3/9/2026', '2026-03-09'],
  ['3/9/26', '2026-03-09'],
])('%s can be typed and becomes %s', async (typed, day) => {
  const onChange = jest.fn();
  render(<DateField label="From Date" value="" onChange={onChange} />);
  await userEvent.type(await control(), `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(day);
});

/** A field that stores its day, as the address does. */
function Kept({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first);
  return <DateField label="From Date" value={day} onChange={setDay} />;
}

test('a day is parsed on leaving the field, too', async () => {
  render(<Kept />);
  await userEvent.type(await control(), '1/5/26');
  await userEvent.tab();
  expect(await control()).toHaveValue('01/05/2026');
});

test('a day that does not exist shows an error on leaving the field, and stays as typed until it is corrected', async () => {
  render(<Kept />);
  const field = await control();
  await userEvent.type(field, '02/30/2026');
  expect(screen.queryByText(/is not a date/)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(field).toHaveValue('02/30/2026');
  expect(field).toBeInvalid();
  expect(screen.getByText('02/30/2026 is not a date. Write it as MM/DD/YYYY.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '02/28/2026');
  await userEvent.tab();
  expect(field).toHaveValue('02/28/2026');
  expect(field).toBeValid();
});

test('a deleted day becomes empty', async () => {
  render(<Kept first="2026-03-01" />);
  const field = await control();
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue('');
});

test.each([
  ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ['leaving the field', (field: HTMLElement) => act(() => field.blur())],
])('a day that is typed before the control has loaded is applied on %s', async (_how, end) => {
  const onChange = jest.fn();
  render(
    <FieldsEnabledContext value={false}>
      <DateField label="From Date" value="2026-03-01" onChange={onChange} />
    </FieldsEnabledContext>,
  );
  const placeholder = screen.getByLabelText('From Date');
  act(() => placeholder.focus());
  fireEvent.change(placeholder, { target: { value: '03/09/20' } });
  // The control is loaded now, but does not replace the placeholder: it would not have the input.
  await act(async () => void (await import('./DateControl')));
  fireEvent.change(placeholder, { target: { value: '03/09/2026' } });
  end(placeholder);
  expect(onChange).toHaveBeenCalledWith('2026-03-09');
  await control();
});
