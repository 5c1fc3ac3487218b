import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findLoadedControl } from '../testing/findLoadedControl';
import { FieldsEnabledContext } from './useLazyControl';
import { SelectField } from './SelectField';

/** The control itself, and not its placeholder. */
const control = (label: string): Promise<HTMLElement> =>
  findLoadedControl(() => screen.getByRole('combobox', { name: label }));

const options = [
  { value: '7', label: 'Meera Nair' },
  { value: '9', label: 'Ravi Kumar' },
];

test('before the list is loaded the field is a placeholder, and a press on it opens the choices', async () => {
  const onChange = jest.fn();
  render(
    <FieldsEnabledContext value={false}>
      <SelectField label="Priority" value="7" options={options} onChange={onChange} />
    </FieldsEnabledContext>,
  );
  expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveValue('Meera Nair');
  const placeholder = screen.getByRole('combobox', { name: 'Priority' });
  fireEvent.pointerDown(placeholder);
  act(() => placeholder.focus());
  await userEvent.click(await screen.findByTitle('Ravi Kumar'));
  expect(onChange).toHaveBeenCalledWith('9');
});

test('text that is typed before the control has loaded becomes its search, and Enter chooses', async () => {
  const onChange = jest.fn();
  const onSearch = jest.fn();
  render(
    <FieldsEnabledContext value={false}>
      <SelectField label="Assignee" value="7" options={options} onChange={onChange} onSearch={onSearch} />
    </FieldsEnabledContext>,
  );
  const placeholder = screen.getByRole('combobox', { name: 'Assignee' });
  fireEvent.focus(placeholder);
  fireEvent.change(placeholder, { target: { value: 'kum' } });
  act(() => placeholder.focus());
  const field = await control('Assignee');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('kum');
  expect(onSearch).toHaveBeenLastCalledWith('kum');
  expect(await screen.findByTitle('Ravi Kumar')).toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledWith('9');
});

test('Enter before the control has loaded opens it, and does not submit the filters', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <FieldsEnabledContext value={false}>
        <SelectField label="Assignee" value="" options={options} onChange={jest.fn()} />
      </FieldsEnabledContext>
    </form>,
  );
  act(() => screen.getByRole('combobox').focus());
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(await control('Assignee')).toHaveAttribute('aria-expanded', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a choice is found by a part of its label and returned by its value', async () => {
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

test('a control that is already loaded also waits for the list', async () => {
  const field = (isListThere: boolean) => (
    <FieldsEnabledContext value={isListThere}>
      <SelectField label="Assignee" value="7" options={options} onChange={jest.fn()} />
    </FieldsEnabledContext>
  );
  const { rerender } = render(field(false));
  expect(screen.getByRole('combobox', { name: 'Assignee' })).toHaveAttribute('data-placeholder');
  rerender(field(true));
  await control('Assignee');
});

test('the chosen value is shown by its label', async () => {
  render(<SelectField label="Assignee" value="7" options={options} onChange={jest.fn()} />);
  await control('Assignee');
  expect(screen.getByText('Meera Nair')).toBeInTheDocument();
});
