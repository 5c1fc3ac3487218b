import { useFormikContext, type FormikValues } from 'formik';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { IconButton } from '../button/IconButton';
import styles from '../field/Field.module.css';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import type { PasswordStrength, PasswordStrengthMeterProps } from './PasswordStrengthMeter';
import { useBoundField, type BoundFieldProps } from './useBoundField';
import { t } from '../language/t';

/** Loaded for new passwords only: sign-in has none, and no room for `lazyPart`. It need not be there. */
const PasswordStrengthMeter = lazy<ComponentType<PasswordStrengthMeterProps>>(() =>
  import('./PasswordStrengthMeter').then(
    (loaded) => ({ default: loaded.PasswordStrengthMeter }),
    () => ({ default: () => null }),
  ),
);

interface PasswordFieldProps extends BoundFieldProps {
  /** The hint for password managers; 'off' for a secret that they should not store. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** The strength of a new password, shown as a meter once something is typed; `values` are those of the whole form. */
  strength?: ((password: string, values: FormikValues) => PasswordStrength) | undefined;
}

/** A password that can be shown and hidden again. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, required, hint, error: given, readOnly, autoComplete = 'current-password' } = props;
  const { id, field, error } = useBoundField<string>({ name, label, error: given, secret: true });
  const [shown, setShown] = useState(false);
  const { values } = useFormikContext<FormikValues>();
  const meter = props.strength && field.value ? props.strength(field.value, values) : undefined;
  const described = [describedBy(id, hint, error), meter ? `${id}-strength` : ''].filter(Boolean).join(' ');
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
          autoCorrect="off"
          spellCheck={false}
          readOnly={readOnly}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t('Hide password') : t('Show password')}
          onClick={() => setShown(!shown)}
        />
      </div>
      {/* Its place is kept while it loads: otherwise the button below would move away from under a click. */}
      <Suspense fallback={<div className={styles.meterPlace} />}>
        {meter ? <PasswordStrengthMeter id={`${id}-strength`} strength={meter} /> : null}
      </Suspense>
    </FieldFrame>
  );
}
