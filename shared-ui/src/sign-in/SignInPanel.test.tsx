import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPanel, type Credentials, type Refusal } from './SignInPanel';

const WRONG = 'please check your sign in details  !!!';

test('the password can be shown and hidden again, and its value stays', async () => {
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

test('password managers recognise both fields', () => {
  render(<SignInPanel onSubmit={async () => undefined} />);
  expect(screen.getByLabelText(/User name/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
});

test('a failure shows the exact message until it is dismissed, and the typed name stays', async () => {
  const onSubmit = jest.fn(async (_: Credentials): Promise<Refusal> => ({
    sentence: WRONG,
    requires: 'details',
  }));
  render(<SignInPanel onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText(/User name/), 'demo_dealer');
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ username: 'demo_dealer', password: 'wrong' });
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
  expect(screen.getByLabelText(/User name/)).toHaveValue('demo_dealer');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the second factor', () => {
  const NEEDED: Refusal = { sentence: 'Please enter the code of your authenticator app.', requires: 'code' };
  const WRONG_CODE: Refusal = { sentence: 'The code is incorrect.', requires: 'code' };
  const details = { username: 'demo_dealer', password: 'Lift-demo-2026' };
  const code = () => screen.getByLabelText(/^Code/);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  /** Refuses the first attempts with these answers; a later attempt signs in. */
  async function logIn(...answers: Refusal[]) {
    const onSubmit = jest.fn(async (_: Credentials) => answers.shift());
    render(<SignInPanel onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText(/User name/), details.username);
    await userEvent.type(screen.getByLabelText(/^Password/), `${details.password}{Enter}`);
    return onSubmit;
  }

  test('its code is requested in the same form, with the focus on it, and without an error', async () => {
    const onSubmit = await logIn(NEEDED);
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Signing in as')).toHaveTextContent('Signing in as demo_dealer');
    await userEvent.keyboard('123456{Enter}');
    expect(onSubmit.mock.calls.map(([typed]) => typed)).toEqual([details, { ...details, otp: '123456' }]);
  });

  test('a wrong code shows an error, the field is empty and focused, and the other input stays', async () => {
    const onSubmit = await logIn(NEEDED, WRONG_CODE);
    await userEvent.keyboard('000000{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The code is incorrect.');
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith({ ...details, otp: '123456' });
  });

  test('if the server is unreachable, the code stays and can be sent again', async () => {
    await logIn(NEEDED, { sentence: 'The server could not be reached.' });
    await userEvent.keyboard('123456{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(code()).toHaveValue('123456');
  });

  test('Back shows user name and password, still filled in, and no code is sent with them', async () => {
    const onSubmit = await logIn(NEEDED);
    await userEvent.keyboard('123456');
    await press('Back');
    expect(screen.getByLabelText(/User name/)).toHaveFocus();
    expect(screen.getByLabelText(/User name/)).toHaveValue(details.username);
    expect(screen.getByLabelText(/^Password/)).toHaveValue(details.password);
    await press('Login');
    expect(onSubmit).toHaveBeenLastCalledWith(details);
  });

  test('a recovery code can be used instead', async () => {
    const onSubmit = await logIn(NEEDED);
    await press('Use a recovery code');
    await userEvent.type(screen.getByLabelText(/^Recovery code/), 'abcd-efgh{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith({ ...details, otp: 'abcd-efgh' });
  });

  test('user name and password are requested again if they became invalid', async () => {
    await logIn(NEEDED, { sentence: WRONG, requires: 'details' });
    await userEvent.keyboard('123456{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('please check your sign in details');
    expect(screen.getByLabelText(/User name/)).toHaveValue(details.username);
  });
});
