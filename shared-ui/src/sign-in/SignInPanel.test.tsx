import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPanel, type Credentials } from './SignInPanel';

const WRONG = 'please check your sign in details  !!!';

test('the password can be shown and hidden again, and stays what it is', async () => {
  render(<SignInPanel onSubmit={async () => undefined} />);
  const password = screen.getByLabelText(/^Password/);
  await userEvent.type(password, 'Lift-demo-2026');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('Lift-demo-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('password managers know both fields', () => {
  render(<SignInPanel onSubmit={async () => undefined} />);
  expect(screen.getByLabelText(/User name/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
});

test('a failure is told to the letter, stays until dismissed, and the typed name is kept', async () => {
  const onSubmit = jest.fn(async (_: Credentials) => WRONG);
  render(<SignInPanel onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText(/User name/), 'demo_dealer');
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ username: 'demo_dealer', password: 'wrong' });
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
  expect(screen.getByLabelText(/User name/)).toHaveValue('demo_dealer');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
