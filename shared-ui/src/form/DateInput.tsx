import { DateControl } from '../filter/DateControl';
import { messages } from '../messages';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useParseError } from './useParseError';
import { useBoundField, type BoundFieldProps } from './useBoundField';

/** A date (yyyy-mm-dd, '' for none), bound to the form by its name. */
export function DateInput({ name, label, required, hint, error: given, readOnly }: BoundFieldProps) {
  const { id, field, error: found, setValue } = useBoundField<string>({ name, label, error: given });
  const [unreadable, setUnreadable] = useParseError(name, messages.notADay);
  const error = unreadable ?? found;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <DateControl
        id={id}
        value={field.value}
        onChange={setValue}
        onUnreadable={setUnreadable}
        disabled={readOnly}
        preventsSubmit
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
