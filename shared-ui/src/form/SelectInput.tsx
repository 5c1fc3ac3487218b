import { SelectControl, type Option } from '../filter/SelectControl';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

interface SelectInputProps extends BoundFieldProps {
  options: readonly Option[];
  /** Called while the dealer types, for options that are fetched. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  loading?: boolean;
  allowClear?: boolean;
}

/** A select, bound to the form by its name; '' means no choice. */
export function SelectInput(props: SelectInputProps) {
  const { name, label, required, hint, error: given, readOnly, ...select } = props;
  const { id, field, error, setValue } = useBoundField<string>({ name, label, error: given });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <SelectControl
        {...select}
        id={id}
        value={field.value}
        onChange={setValue}
        disabled={readOnly}
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
