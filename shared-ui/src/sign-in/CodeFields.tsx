import { useState } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../form/TextField';
import styles from './SignInPanel.module.css';

/** The second factor: the code of the authenticator app, or one of the recovery codes where the app is not at hand. */
export function CodeFields({ username }: { username: string }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <p className={styles.who}>
        Signing in as <strong>{username}</strong>
      </p>
      {recovery ? (
        <TextField
          name="otp"
          label="Recovery code"
          required
          autoCapitalize="none"
          hint="One of the codes that you saved. Each works once."
        />
      ) : (
        <TextField
          name="otp"
          label="Code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          hint="The 6 digits that your authenticator app shows now."
        />
      )}
      <div>
        <Button kind="link" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      </div>
    </>
  );
}
