import styles from '../field/Field.module.css';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface TextAreaFieldProps extends BoundFieldProps {
  rows?: number;
  placeholder?: string;
}

/** A multi-line text input, bound to the form by its name. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, required, hint, error: given, rows = 4, ...native } = props;
  const { id, field, error } = useBoundField<string>({ name, label, error: given });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <textarea
        {...native}
        {...field}
        id={id}
        rows={rows}
        className={styles.control}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
