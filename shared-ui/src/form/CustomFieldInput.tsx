import type { KeyboardEvent } from 'react';
import { CheckboxField } from './CheckboxField';
import { CheckboxGroup } from './CheckboxGroup';
import { DateInput } from './DateInput';
import { SelectInput } from './SelectInput';
import { TextField } from './TextField';

interface CustomFieldInputProps {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  /** 'integer', 'date', 'time', 'boolean', 'dropdown' or 'checkbox'; anything else is text (R708). */
  format: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  /** The options of 'dropdown' and 'checkbox'. */
  options: readonly string[];
}

/**
 * The input of a custom field, by its format; bound to the form by its name. The value is a list of the chosen
 * options for 'checkbox', a boolean for 'boolean', else text.
 */
export function CustomFieldInput({ format, options, ...bound }: CustomFieldInputProps) {
  switch (format) {
    case 'integer':
      return <TextField {...bound} inputMode="numeric" onKeyDown={digitsOnly} />;
    case 'date':
      return <DateInput {...bound} />;
    case 'time':
      return <TextField {...bound} type="time" />;
    case 'boolean':
      return <CheckboxField name={bound.name} label={bound.label} hint={bound.hint} />;
    case 'dropdown':
      return (
        <SelectInput
          {...bound}
          options={options.map((option) => ({ value: option, label: option }))}
          allowClear={!bound.required}
        />
      );
    case 'checkbox':
      return <CheckboxGroup {...bound} options={options} />;
    default:
      return <TextField {...bound} />;
  }
}

/** Ignores keys that would type anything but a digit (R255); shortcuts such as copying still work. */
function digitsOnly(event: KeyboardEvent): void {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (writes && !/\p{Nd}/u.test(event.key)) event.preventDefault();
}
