import { hasOptions } from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import { NAME_MAX_LENGTH } from '@smart-elevator/shared-api/contract/custom-fields/limits';
import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { CountedTextField } from '@smart-elevator/shared-ui/form/CountedTextField';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { formatChoices } from './fieldValues';

interface FieldInputsProps {
  form: 'add' | 'edit';
  /** The chosen format; '' for none. */
  format: string;
  /** Replaces the choice of the format if the format is fixed. */
  fixedFormat?: ReactNode;
}

const bound = (name: keyof typeof messages.fields) => ({ name, label: messages.fields[name] });

/** The inputs of a field, for adding and editing alike (R703, R704). */
export function FieldInputs({ form, format, fixedFormat }: FieldInputsProps) {
  return (
    <>
      {fixedFormat ?? <SelectInput {...bound('format')} required options={formatChoices(form)} />}
      <CountedTextField {...bound('name')} required max={NAME_MAX_LENGTH} lengthOf={codePointLength} />
      <TextField {...bound('description')} />
      <CheckboxField {...bound('is_required')} />
      {hasOptions(format) ? (
        <TextAreaField {...bound('options')} required rows={6} hint={messages.optionsHint} />
      ) : null}
    </>
  );
}
