import { Icon } from '../icon/Icon';
import { SelectBox, type Option } from '../filter/SelectBox';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import styles from './ManyInput.module.css';
import { useBoundField, type BoundFieldProps } from './useBoundField';
import { say } from '../language/say';

interface ManyInputProps extends BoundFieldProps {
  options: readonly Option[];
  /** What an empty box says: 'Add an elevator'. */
  placeholder: string;
  /** What the list of the chosen ones is called. */
  chosenLabel: string;
}

/** Several of many, bound to the form by its name as a list of values: a box that adds, and the chosen ones with a way out each. */
export function ManyInput(props: ManyInputProps) {
  const { name, label, required, hint, error: given, options, placeholder, chosenLabel } = props;
  const {
    id,
    field: bound,
    error,
    setValue,
  } = useBoundField<readonly string[]>({ name, label, error: given });
  const chosen = bound.value;
  const labels = new Map(options.map((option) => [option.value, option.label]));
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <SelectBox
        id={id}
        // Always empty: what is picked moves to the list below.
        value=""
        options={options.filter(({ value }) => !chosen.includes(value))}
        onChange={(value) => {
          if (value) setValue([...chosen, value]);
        }}
        placeholder={placeholder}
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
      />
      {chosen.length > 0 ? (
        <ul className={styles.chosen} aria-label={chosenLabel} role="list">
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                className={styles.one}
                aria-label={say('Remove {name}', { name: labels.get(value) ?? value })}
                onClick={() => setValue(chosen.filter((other) => other !== value))}
              >
                <span>{labels.get(value) ?? value}</span>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  );
}
