import type { ComponentProps } from 'react';
import { t } from '../language/t';
import { CheckboxField } from './CheckboxField';
import { DateInput } from './DateInput';
import { SelectInput } from './SelectInput';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import type { BoundFieldProps } from './useBoundField';

interface FieldInputProps
  extends BoundFieldProps, Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'autoCapitalize'> {
  /**
   * The kind of the field: 'choice', 'code', 'day', 'email', 'flag', 'name', 'number', 'phone', 'text'; anything else is a
   * text input.
   */
  kind: string;
  /** The API values of a choice. */
  values?: readonly string[] | undefined;
}

/** The input of a field, by its kind. */
export function FieldInput({ kind, values = [], autoComplete, autoCapitalize, ...bound }: FieldInputProps) {
  const line = { ...bound, autoComplete, autoCapitalize };
  switch (kind) {
    case 'choice':
      return <SelectInput {...bound} options={values.map((value) => ({ value, label: t(value) }))} />;
    case 'code':
      return <TextField {...line} isCode />;
    case 'day':
      return <DateInput {...bound} />;
    case 'flag':
      return <CheckboxField {...bound} />;
    case 'text':
      return <TextAreaField {...bound} />;
    case 'number':
      return <TextField {...line} inputMode="numeric" />;
    case 'name':
      return <TextField {...line} autoCapitalize={autoCapitalize ?? 'words'} />;
    case 'email':
      return <TextField {...line} type="email" />;
    case 'phone':
      return <TextField {...line} type="tel" />;
    default:
      return <TextField {...line} />;
  }
}
