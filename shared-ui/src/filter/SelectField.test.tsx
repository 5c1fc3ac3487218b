import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField';

const options = [
  { value: '7', label: 'Meera Nair' },
  { value: '9', label: 'Ravi Kumar' },
];

test('a choice is found by typing a part of what is shown, and handed out by its value', async () => {
  const onChange = jest.fn();
  render(
    <SelectField label="Assignee" value="" options={options} onChange={onChange} placeholder="Anyone" />,
  );
  const field = screen.getByRole('combobox', { name: 'Assignee' });
  await userEvent.type(field, 'kum');
  expect(screen.queryByTitle('Meera Nair')).not.toBeInTheDocument();
  await userEvent.click(screen.getByTitle('Ravi Kumar'));
  expect(onChange).toHaveBeenCalledWith('9');
});

test('what is chosen is shown by its label', () => {
  render(<SelectField label="Assignee" value="7" options={options} onChange={jest.fn()} />);
  expect(screen.getByText('Meera Nair')).toBeInTheDocument();
});
