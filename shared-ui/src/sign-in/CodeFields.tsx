import { useState } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../form/TextField';
import styles from './SignInPanel.module.css';
import { say, sayAround } from '../language/say';

/** The second factor: the code of the authenticator app, or one of the recovery codes where the app is not at hand. */
export function CodeFields({ username }: { username: string }) {
  const [recovery, setRecovery] = useState(false);
  const [before, after] = sayAround('Signing in as {name}');
  return (
    <>
      <p className={styles.who}>
        {before}
        <strong>{username}</strong>
        {after}
      </p>
      {recovery ? (
        <TextField
          name="otp"
          label={say('Recovery code')}
          required
          autoCapitalize="none"
          hint={say('One of the codes that you saved. Each works once.')}
        />
      ) : (
        <TextField
          name="otp"
          label={say('Code')}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={say('The 6 digits that your authenticator app shows now.')}
        />
      )}
      <div>
        <Button kind="link" onClick={() => setRecovery(!recovery)}>
          {recovery ? say('Use the authenticator app') : say('Use a recovery code')}
        </Button>
      </div>
    </>
  );
}
