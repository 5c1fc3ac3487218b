import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrived } from '../testing/arrived';
import { DateField } from './DateField';
import { FieldsReadyContext } from './fieldsReady';

/** The control itself, and not what stands in its place until it has come. */
const control = (): Promise<HTMLElement> => arrived(() => screen.getByLabelText('From Date'));

test('a day is shown MM/DD/YYYY, by what stands in the place of the control and by the control', async () => {
  render(
    <FieldsReadyContext value={false}>
      <DateField label="From Date" value="2026-03-01" onChange={jest.fn()} />
    </FieldsReadyContext>,
  );
  expect(screen.getByLabelText('From Date')).toHaveValue('03/01/2026');
  await userEvent.tab();
  expect(await control()).toHaveFocus();
  expect(screen.getByLabelText('From Date')).toHaveValue('03/01/2026');
});

test.each([
  ['03/09/2026', '2026-03-09'],
  ['3/9/2026', '2026-03-09'],
])('%s can be typed and is handed out as %s', async (typed, day) => {
  const onChange = jest.fn();
  render(<DateField label="From Date" value="" onChange={onChange} />);
  await userEvent.type(await control(), `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(day);
});
