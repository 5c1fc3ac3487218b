import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form';
import { PasswordField } from './PasswordField';

const judge = (password: string, _values: Record<string, unknown>) => ({
  score: password.length > 8 ? 4 : 1,
  word: password.length > 8 ? 'strong' : 'weak',
  reasons: password.length > 8 ? [] : ['It is short.'],
});

function draw(strength?: typeof judge) {
  render(
    <Form label="Somebody" initialValues={{ name: 'anita', secret: '' }} onSubmit={async () => undefined}>
      <PasswordField name="secret" label="Password" autoComplete="new-password" strength={strength} />
    </Form>,
  );
  return screen.getByLabelText('Password');
}

test('a password can be shown and hidden again, and its value stays', async () => {
  const field = draw();
  await userEvent.type(field, 'Lift-2026!');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Lift-2026!');
});

test('a password can be pasted, and password managers recognise the field', async () => {
  const field = draw();
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(field);
  await userEvent.paste('Aq7!-from-a-manager');
  expect(field).toHaveValue('Aq7!-from-a-manager');
});

test('the strength is shown as text with hints, once something is typed', async () => {
  const strength = jest.fn(judge);
  const field = draw(strength);
  expect(screen.queryByText(/Password strength/)).not.toBeInTheDocument();
  await userEvent.type(field, 'lift');
  expect(field).toHaveAccessibleDescription('Password strength: weak. It is short.');
  expect(strength).toHaveBeenLastCalledWith('lift', { name: 'anita', secret: 'lift' });
  await userEvent.type(field, '-in-the-east');
  expect(field).toHaveAccessibleDescription('Password strength: strong.');
});

test('an existing password shows no strength', async () => {
  const field = draw();
  await userEvent.type(field, 'lift');
  expect(screen.queryByText(/Password strength/)).not.toBeInTheDocument();
});
