import { useState } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../form/TextField';
import styles from './SignInPanel.module.css';
import { t, splitAtPlaceholder } from '../language/t';

/** The second factor: the code of the authenticator app, or a recovery code if the app is not available. */
export function CodeFields({ username }: { username: string }) {
  const [recovery, setRecovery] = useState(false);
  const [before, after] = splitAtPlaceholder('Signing in as {name}');
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
          label={t('Recovery code')}
          required
          autoCapitalize="none"
          hint={t('One of the codes that you saved. Each works once.')}
        />
      ) : (
        <TextField
          name="otp"
          label={t('Code')}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={t('The 6 digits that your authenticator app shows now.')}
        />
      )}
      <div>
        <Button kind="link" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('Use the authenticator app') : t('Use a recovery code')}
        </Button>
      </div>
    </>
  );
}
