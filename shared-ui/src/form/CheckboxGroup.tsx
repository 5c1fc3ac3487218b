import styles from './CheckboxGroup.module.css';
import field from '../field/Field.module.css';
import { describedBy, FieldNotes, LabelText } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface CheckboxGroupProps extends BoundFieldProps {
  options: readonly string[];
}

/**
 * Checkboxes for several options, bound to the form by its name as a list of the chosen ones. A stored value that is
 * no longer an option is shown below the others, so that it can be read and removed.
 */
export function CheckboxGroup({ name, label, required, hint, error: given, options }: CheckboxGroupProps) {
  const {
    id,
    field: bound,
    initial = [],
    error,
    setValue,
  } = useBoundField<readonly string[]>({ name, label, error: given });
  const chosen = bound.value;
  const shown = [...options, ...initial.filter((option) => !options.includes(option))];
  const toggle = (option: string) =>
    setValue(shown.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className={field.label}>
        <LabelText label={label} required={required} />
      </legend>
      {shown.map((option) => (
        <div key={option} className={field.check}>
          <input
            id={`${id}-${option}`}
            type="checkbox"
            className={field.box}
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
          <label htmlFor={`${id}-${option}`}>{option}</label>
        </div>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
