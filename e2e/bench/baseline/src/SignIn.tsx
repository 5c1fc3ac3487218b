import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeSession } from './session';

/** User name and password. */
export function SignIn() {
  const navigate = useNavigate();
  const [fault, setFault] = useState('');
  const signIn = async (fields: FormData) => {
    const answer = await fetch('/api/account/token/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    });
    if (!answer.ok) return setFault('Please check your sign in details.');
    storeSession(await answer.json());
    await navigate('/tickets');
  };
  return (
    <main>
      <h1>Login</h1>
      <form action={signIn}>
        <label>
          User name <input name="username" autoComplete="username" />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" />
        </label>
        <button type="submit">Login</button>
        <p role="alert">{fault}</p>
      </form>
    </main>
  );
}
