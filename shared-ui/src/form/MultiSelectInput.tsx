import { Icon } from '../icon/Icon';
import { SelectControl, type Option } from '../filter/SelectControl';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import styles from './MultiSelectInput.module.css';
import { useBoundField, type BoundFieldProps } from './useBoundField';
import { t } from '../language/t';

interface MultiSelectInputProps extends BoundFieldProps {
  options: readonly Option[];
  /** The placeholder of the box: 'Add an elevator'. */
  placeholder: string;
  /** The accessible name of the list of chosen values. */
  chosenLabel: string;
}

/**
 * A multi-select, bound to the form by its name as a list of values: a box that adds, and a list of the chosen values
 * with remove buttons.
 */
export function MultiSelectInput(props: MultiSelectInputProps) {
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
      <SelectControl
        id={id}
        // Always empty: a chosen value moves to the list below.
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
                aria-label={t('Remove {name}', { name: labels.get(value) ?? value })}
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
