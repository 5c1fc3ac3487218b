import styles from '../field/Field.module.css';
import { describedBy, FieldNotes } from '../field/FieldFrame';
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
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
