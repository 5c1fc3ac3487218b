import { ChosenValues } from './ChosenValues';
import type { Option } from './SelectControl';
import { SelectField } from './SelectField';

interface MultiSelectFieldProps {
  label: string;
  chosen: readonly string[];
  options: readonly Option[];
  onChange: (chosen: readonly string[]) => void;
  placeholder?: string;
  loading?: boolean;
  /** The accessible name of the list of chosen values. */
  chosenLabel: string;
  /** At most so many values. */
  max?: number;
}

/** A labelled select that adds values to a list; its control is loaded when the list is shown. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, chosen, options, onChange, placeholder, loading, chosenLabel, max = Infinity } = props;
  return (
    <>
      <SelectField
        label={label}
        // Always empty: a chosen value moves to the list below.
        value=""
        options={options.filter(({ value }) => !chosen.includes(value))}
        onChange={(value) => {
          if (value) onChange([...chosen, value]);
        }}
        placeholder={placeholder}
        loading={loading}
        disabled={chosen.length >= max}
      />
      <ChosenValues label={chosenLabel} chosen={chosen} options={options} onChange={onChange} />
    </>
  );
}
