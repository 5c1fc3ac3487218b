import type { HTMLInputTypeAttribute, KeyboardEventHandler } from 'react';
import styles from '../field/Field.module.css';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface TextFieldProps extends BoundFieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'number' | 'time'>;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words';
  autoFocus?: boolean;
  placeholder?: string;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** The display text of a read-only value, such as the translation of an API value. */
  shown?: (value: string) => string;
}

/** A text input, bound to the form by its name. */
export function TextField(props: TextFieldProps) {
  const { name, label, required, hint, error: given, shown, ...native } = props;
  const { autoComplete = 'off', type = 'text' } = native;
  const { id, field, error } = useBoundField<string>({ name, label, error: given });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <input
        {...native}
        {...field}
        value={shown ? shown(field.value) : field.value}
        id={id}
        type={type}
        className={styles.control}
        autoComplete={autoComplete}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
