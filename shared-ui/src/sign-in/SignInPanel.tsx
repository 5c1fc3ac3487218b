import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Notice } from '../feedback/Notice';
import type { FormHelpers } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { PlainForm } from '../form/PlainForm';
import { SubmitButton } from '../form/SubmitButton';
import { TextField } from '../form/TextField';
import { t } from '../language/t';
import { PRODUCT_NAME } from '../productName';
import { CodeFields } from './CodeFields';
import styles from './SignInPanel.module.css';

/** The input of the sign-in form. */
export interface Credentials {
  username: string;
  password: string;
  /** The second factor, once it was requested. */
  otp?: string;
}

/** Why it failed. */
export interface Refusal {
  sentence: string;
  /** The input that must be entered again; undefined if the same input may be sent again. */
  requires?: 'details' | 'code';
}

interface SignInPanelProps {
  /** Signs in; returns the reason if that failed. */
  onSubmit: (credentials: Credentials) => Promise<Refusal | undefined>;
  title?: string;
  /** The user name at the start. */
  username?: string | undefined;
  /** Links below the button. */
  links?: ReactNode;
}

type Typed = Required<Credentials>;
const EMPTY: Typed = { username: '', password: '', otp: '' };

/**
 * User name, password and Login; then, in the same form, the code of the second factor if the server requests it.
 * User name and password stay filled in after a failure and between the steps.
 */
export function SignInPanel({ onSubmit, title = t('Login'), username = '', links }: SignInPanelProps) {
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<'details' | 'code'>('details');
  const [who, setWho] = useState('');
  // Counts the refused codes: after each one the field is cleared and focused.
  const [refused, setRefused] = useState(0);
  const fields = useFocusOnChange(`${step} ${refused}`);

  async function submit(
    { otp, ...details }: Typed,
    { setFieldValue }: Pick<FormHelpers<Typed>, 'setFieldValue'>,
  ) {
    setFailure(undefined);
    const refusal = await onSubmit(step === 'code' ? { ...details, otp } : details);
    if (!refusal) return;
    // The request for a code is not an error: the field appears instead.
    setFailure(refusal.requires === 'code' && step === 'details' ? undefined : refusal.sentence);
    if (!refusal.requires) return;
    if (refusal.requires === 'details') focusOnEmpty(fields.current);
    void setFieldValue('otp', '');
    setWho(details.username.trim());
    setStep(refusal.requires);
    if (refusal.requires === 'code') setRefused((count) => count + 1);
  }

  const back = () => {
    setFailure(undefined);
    setStep('details');
  };

  return (
    <section className={styles.panel}>
      <p className={styles.product}>{PRODUCT_NAME}</p>
      <h1 className={styles.title}>{title}</h1>
      <PlainForm<Typed> label={title} initialValues={{ ...EMPTY, username }} onSubmit={submit}>
        {failure ? (
          <Notice tone="failure" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Notice>
        ) : null}
        <div className={styles.fields} ref={fields}>
          {step === 'code' ? (
            <CodeFields username={who} />
          ) : (
            <>
              <TextField
                name="username"
                label={t('User name')}
                required
                autoComplete="username"
                autoCapitalize="none"
              />
              <PasswordField name="password" label={t('Password')} required autoComplete="current-password" />
            </>
          )}
        </div>
        <SubmitButton>{t('Login')}</SubmitButton>
        {step === 'code' ? <Button onClick={back}>{t('Back')}</Button> : null}
      </PlainForm>
      {links ? <div className={styles.links}>{links}</div> : null}
    </section>
  );
}

/** Focuses the first control inside `place` that is empty or blank. */
function focusOnEmpty(place: HTMLElement | null): void {
  const inputs = [...(place?.querySelectorAll('input') ?? [])];
  inputs.find(({ value }) => value.trim() === '')?.focus();
}

/** Focuses the first control of an element whenever `what` changes, but not initially. */
function useFocusOnChange(what: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    place.current?.querySelector('input')?.focus();
  }, [what]);
  return place;
}
