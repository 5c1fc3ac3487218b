import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';

const REQUIRED = 'Please fill in all the required fields.';
const validate = ({ name }: { name: string }) => (name ? {} : { name: 'This field is required.' });

function draw(onSubmit: (values: { name: string }) => Promise<unknown>, name = '') {
  render(
    <Form
      label="Elevator"
      initialValues={{ name }}
      validate={validate}
      summary={REQUIRED}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Elevator name" required />
      <SubmitButton>Add Elevator</SubmitButton>
    </Form>,
  );
  return { field: screen.getByLabelText(/Elevator name/), button: screen.getByRole('button') };
}

test('a double click sends once; after the answer the form can be sent again', async () => {
  const answers: (() => void)[] = [];
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  const { button } = draw(onSubmit, 'North');
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');

  await act(async () => answers[0]?.());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an invalid submit sends nothing, shows one summary, and focuses the invalid field', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const { field, button } = draw(onSubmit);
  expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(REQUIRED);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This field is required.');
});

test('the summary links to the field, and disappears when the field is corrected', async () => {
  const { field, button } = draw(async () => undefined);
  await userEvent.click(button);
  await waitFor(() => expect(field).toHaveFocus());
  act(() => button.focus());
  await userEvent.click(screen.getByRole('button', { name: 'Elevator name' }));
  expect(field).toHaveFocus();
  await userEvent.type(field, 'North');
  expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
  expect(field).toBeValid();
});

test('no field shows an error before the first submit', async () => {
  const { field } = draw(async () => undefined, 'North');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toBeValid();
});
