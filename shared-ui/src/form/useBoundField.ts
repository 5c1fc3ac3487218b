import { useField, useFormikContext } from 'formik';
import { useFormField } from './FormFields';
import { translateServerMessage } from '../language/translateServerMessage';

/** The props of every bound field. */
export interface BoundFieldProps {
  /** The field's name in the form's values, which is its name on the wire. */
  name: string;
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  /** An external error; it has priority over the form's own errors. */
  error?: string | undefined;
  readOnly?: boolean | undefined;
}

interface FieldBinding extends Pick<BoundFieldProps, 'name' | 'label' | 'error'> {
  /** Its value is never stored as a draft. */
  secret?: boolean;
}

/** A field of the form: its value, a setter, and its error (on submit, and then live). */
export function useBoundField<Value>({ name, label, error, secret = false }: FieldBinding) {
  const [field, meta, helpers] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const id = useFormField(name, label, secret);
  const found = error ?? (submitCount > 0 ? meta.error : undefined);
  return {
    id,
    field,
    initial: meta.initialValue,
    error: found === undefined ? undefined : translateServerMessage(found),
    setValue: (value: Value) => void helpers.setValue(value),
  };
}
