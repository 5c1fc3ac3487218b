import { useField } from 'formik';
import type { BoundFieldProps } from './useBoundField';
import { TextField } from './TextField';

interface CountedTextFieldProps extends Omit<BoundFieldProps, 'hint'> {
  /** How characters are counted: as the rule counts them that refuses too many. */
  lengthOf: (text: string) => number;
  /** How many characters it may have; more can be typed, and are then refused. */
  max: number;
  placeholder?: string;
}

/** One line of text that counts its characters, bound to the form by its name. */
export function CountedTextField({ max, lengthOf, ...field }: CountedTextFieldProps) {
  const [{ value }] = useField<string>(field.name);
  return <TextField {...field} hint={`${lengthOf(value)} / ${max}`} />;
}
