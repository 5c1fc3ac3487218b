import styles from './CheckboxGroup.module.css';
import field from '../field/Field.module.css';
import { describedBy, FieldNotes } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface RadioGroupProps extends Omit<BoundFieldProps, 'readOnly'> {
  options: readonly { value: string; label: string }[];
}

/** Radio buttons, bound to the form by its name; '' means no choice. */
export function RadioGroup({ name, label, required, hint, error: given, options }: RadioGroupProps) {
  const { id, field: bound, error, setValue } = useBoundField<string>({ name, label, error: given });
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      role="radiogroup"
      className={styles.group}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className={field.label}>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={field.check}>
          <input
            id={`${id}-${option.value}`}
            type="radio"
            name={id}
            className={field.box}
            checked={bound.value === option.value}
            onChange={() => setValue(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </div>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
