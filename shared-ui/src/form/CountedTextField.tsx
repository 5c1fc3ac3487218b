import { useField } from 'formik';
import type { BoundFieldProps } from './useBoundField';
import { TextField } from './TextField';

interface CountedTextFieldProps extends Omit<BoundFieldProps, 'hint'> {
  /** How characters are counted: in the same way as in the validation rule. */
  lengthOf: (text: string) => number;
  /** The maximum number of characters; more can be typed, and are then an error. */
  max: number;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A text input with a character count, bound to the form by its name. */
export function CountedTextField({ max, lengthOf, ...field }: CountedTextFieldProps) {
  const [{ value }] = useField<string>(field.name);
  return <TextField {...field} hint={`${lengthOf(value)} / ${max}`} />;
}
