import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import styles from './Field.module.css';
import { describedBy, FieldFrame } from './FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface PasswordFieldProps extends BoundFieldProps {
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
}

/** A password that can be shown and hidden again. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, required, hint, error: given, readOnly, autoComplete = 'current-password' } = props;
  const { id, field, error } = useBoundField<string>({ name, label, error: given, secret: true });
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <div className={styles.withButton}>
        <input
          {...field}
          id={id}
          type={shown ? 'text' : 'password'}
          className={styles.control}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={readOnly}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
