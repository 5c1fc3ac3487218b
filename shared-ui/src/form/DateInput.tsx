import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { DateControl } from '../filter/DateControl';
import { messages } from '../messages';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';
import { FormFieldsContext } from './FormFields';

/** A date (yyyy-mm-dd, '' for none), bound to the form by its name. */
export function DateInput({ name, label, required, hint, error: given, readOnly }: BoundFieldProps) {
  const { id, field, error: found, setValue } = useBoundField<string>({ name, label, error: given });
  const [unreadable, setUnreadable] = useParseError(name);
  const error = unreadable ?? found;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <DateControl
        id={id}
        value={field.value}
        onChange={setValue}
        onUnreadable={setUnreadable}
        disabled={readOnly}
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}

/**
 * The error of input that cannot be parsed, and its setter. The error is shown at once, and the form is not sent
 * while there is one.
 */
function useParseError(name: string) {
  const form = useContext(FormFieldsContext);
  const { validateForm } = useFormikContext();
  const [typed, setTyped] = useState<string>();
  const sentence = typed === undefined ? undefined : messages.notADay(typed);

  useEffect(() => {
    if (!form || sentence === undefined) return;
    form.unreadable.set(name, sentence);
    void validateForm();
    return () => {
      form.unreadable.delete(name);
      void validateForm();
    };
  }, [form, name, sentence, validateForm]);

  return [sentence, setTyped] as const;
}
