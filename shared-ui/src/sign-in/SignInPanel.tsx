import { useState, type ReactNode } from 'react';
import { Notice } from '../feedback/Notice';
import { Form } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/TextField';
import { PRODUCT } from '../page/Page';
import styles from './SignInPanel.module.css';

/** What is typed to sign in. */
export interface Credentials {
  username: string;
  password: string;
}

interface SignInPanelProps {
  /** Signs in; answers a sentence when that failed. */
  onSubmit: (credentials: Credentials) => Promise<string | undefined>;
  title?: string;
  /** Ways elsewhere, below the button. */
  links?: ReactNode;
}

const EMPTY: Credentials = { username: '', password: '' };

/** User name, password and Login. What was typed stays there after a failure. */
export function SignInPanel({ onSubmit, title = 'Login', links }: SignInPanelProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <section className={styles.panel}>
      <p className={styles.product}>{PRODUCT}</p>
      <h1 className={styles.title}>{title}</h1>
      <Form<Credentials>
        label={title}
        initialValues={EMPTY}
        onSubmit={async (credentials) => {
          setFailure(undefined);
          setFailure(await onSubmit(credentials));
        }}
      >
        {failure ? (
          <Notice tone="failure" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Notice>
        ) : null}
        <TextField name="username" label="User name" required autoComplete="username" autoCapitalize="none" />
        <PasswordField name="password" label="Password" required autoComplete="current-password" />
        <SubmitButton>Login</SubmitButton>
      </Form>
      {links ? <div className={styles.links}>{links}</div> : null}
    </section>
  );
}
