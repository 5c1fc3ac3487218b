import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import type { ChangeEvent, HTMLInputTypeAttribute, KeyboardEventHandler } from 'react';
import styles from '../field/Field.module.css';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface TextFieldProps extends BoundFieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'number' | 'time'>;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** Digits of another script become 0 to 9, as in a telephone number: of postal codes and other codes. */
  isCode?: boolean;
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
  const { name, label, required, hint, error: given, shown, isCode = false, ...native } = props;
  const { autoComplete = 'off', type = 'text', inputMode } = native;
  const hasAsciiDigits = isCode || type === 'tel' || inputMode === 'numeric';
  const { id, field, error } = useBoundField<string>({ name, label, error: given });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <input
        {...native}
        {...field}
        onChange={(event) => {
          if (hasAsciiDigits) writeAsciiDigits(event);
          field.onChange(event);
        }}
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

/** Digits of another script become 0 to 9 where they are typed (R916); the caret stays. */
function writeAsciiDigits({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const written = asciiDigits(target.value);
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
  if (isComposing || written === target.value) return;
  const caret = target.selectionStart;
  target.value = written;
  target.setSelectionRange(caret, caret);
}
