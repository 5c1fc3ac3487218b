import { DateBox } from '../filter/DateBox';
import { describedBy, FieldFrame } from './FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

/** A day (yyyy-mm-dd, '' for none), bound to the form by its name. */
export function DateInput({ name, label, required, hint, error: given, readOnly }: BoundFieldProps) {
  const { id, field, error, setValue } = useBoundField<string>({ name, label, error: given });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <DateBox
        id={id}
        value={field.value}
        onChange={setValue}
        disabled={readOnly}
        keepsEnter
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
