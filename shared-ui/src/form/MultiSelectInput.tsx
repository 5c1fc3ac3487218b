import { ChosenValues } from '../filter/ChosenValues';
import { SelectControl, type Option } from '../filter/SelectControl';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

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
      <ChosenValues label={chosenLabel} chosen={chosen} options={options} onChange={setValue} />
    </FieldFrame>
  );
}
