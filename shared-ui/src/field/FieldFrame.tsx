import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { translateServerMessage } from '../language/translateServerMessage';

interface FieldFrameProps {
  /** The id of the control. */
  id: string;
  label: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** For a filter: its value as text. In print the text replaces the field; if it is '', nothing is printed. */
  displayText?: string;
  children: ReactNode;
}

/** Label, control, then the hint or the error; the control refers to both with `describedBy`. */
export function FieldFrame({ id, label, required, hint, error, displayText, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-in-words={displayText ? `${label}: ${displayText}` : displayText}>
      <label className={styles.label} htmlFor={id}>
        <LabelText label={label} required={required} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The text of a label; a required field has a star. */
export const LabelText = ({ label, required }: Pick<FieldFrameProps, 'label' | 'required'>) => (
  <>
    {label}
    {required ? (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    ) : null}
  </>
);

/** The hint and the error of a control. */
export function FieldNotes({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {translateServerMessage(error)}
        </p>
      ) : null}
    </>
  );
}

/** The ids that describe a control, for `aria-describedby`. */
export function describedBy(id: string, hint: unknown, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
