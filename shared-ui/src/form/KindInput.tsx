import { say } from '../language/say';
import { CheckboxField } from './CheckboxField';
import { DateInput } from './DateInput';
import { SelectInput } from './SelectInput';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import type { BoundFieldProps } from './useBoundField';

interface KindInputProps extends BoundFieldProps {
  /** The kind of the field: 'choice', 'day', 'flag', 'number', 'text'; anything else is one line. */
  kind: string;
  /** The words of the wire that a choice offers. */
  values?: readonly string[] | undefined;
}

/** The input of a field, by its kind. */
export function KindInput({ kind, values = [], ...bound }: KindInputProps) {
  switch (kind) {
    case 'choice':
      return <SelectInput {...bound} options={values.map((value) => ({ value, label: say(value) }))} />;
    case 'day':
      return <DateInput {...bound} />;
    case 'flag':
      return <CheckboxField {...bound} />;
    case 'text':
      return <TextAreaField {...bound} />;
    case 'number':
      return <TextField {...bound} inputMode="numeric" />;
    default:
      return <TextField {...bound} />;
  }
}
