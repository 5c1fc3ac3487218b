import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrived } from '../testing/arrived';
import { FieldsReadyContext } from './fieldsReady';
import { SelectField } from './SelectField';

/** The control itself, and not what stands in its place until it has come. */
const control = (label: string): Promise<HTMLElement> =>
  arrived(() => screen.getByRole('combobox', { name: label }));

const options = [
  { value: '7', label: 'Meera Nair' },
  { value: '9', label: 'Ravi Kumar' },
];

test('before the list is there a field stands in its place, and whoever presses it gets the choices', async () => {
  const onChange = jest.fn();
  render(
    <FieldsReadyContext value={false}>
      <SelectField label="Priority" value="7" options={options} onChange={onChange} />
    </FieldsReadyContext>,
  );
  expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveValue('Meera Nair');
  const standIn = screen.getByRole('combobox', { name: 'Priority' });
  fireEvent.pointerDown(standIn);
  act(() => standIn.focus());
  await userEvent.click(await screen.findByTitle('Ravi Kumar'));
  expect(onChange).toHaveBeenCalledWith('9');
});

test('a choice is found by typing a part of what is shown, and handed out by its value', async () => {
  const onChange = jest.fn();
  render(
    <SelectField label="Assignee" value="" options={options} onChange={onChange} placeholder="Anyone" />,
  );
  const field = await control('Assignee');
  await userEvent.type(field, 'kum');
  expect(screen.queryByTitle('Meera Nair')).not.toBeInTheDocument();
  await userEvent.click(screen.getByTitle('Ravi Kumar'));
  expect(onChange).toHaveBeenCalledWith('9');
});

test('a control that is there already waits for the list as well', async () => {
  const field = (isListThere: boolean) => (
    <FieldsReadyContext value={isListThere}>
      <SelectField label="Assignee" value="7" options={options} onChange={jest.fn()} />
    </FieldsReadyContext>
  );
  const { rerender } = render(field(false));
  expect(screen.getByRole('combobox', { name: 'Assignee' })).toHaveAttribute('readonly');
  rerender(field(true));
  await control('Assignee');
});

test('what is chosen is shown by its label', async () => {
  render(<SelectField label="Assignee" value="7" options={options} onChange={jest.fn()} />);
  await control('Assignee');
  expect(screen.getByText('Meera Nair')).toBeInTheDocument();
});
