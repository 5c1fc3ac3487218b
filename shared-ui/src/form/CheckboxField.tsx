import styles from '../field/Field.module.css';
import { describedBy } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

/** A checkbox for yes or no, bound to the form by its name. */
export function CheckboxField({
  name,
  label,
  hint,
  error: given,
  readOnly,
}: Omit<BoundFieldProps, 'required'>) {
  const { id, field, error } = useBoundField<boolean>({ name, label, error: given });
  return (
    <div className={styles.check}>
      <input
        name={name}
        id={id}
        type="checkbox"
        className={styles.box}
        checked={field.value}
        disabled={readOnly}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
