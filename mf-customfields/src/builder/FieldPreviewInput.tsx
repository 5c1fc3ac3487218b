import { CustomFieldInput } from '@smart-elevator/shared-ui/form/CustomFieldInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { memo } from 'react';
import type { FieldPreview } from './fieldValues';

/** A field as the forms show it, with the same input; its value is not used. There may be 200 of them. */
export const FieldPreviewInput = memo(function PreviewedField({ field }: { field: FieldPreview }) {
  const { name, description, format, is_required, options } = field;
  return (
    // Each has its own form: the type of the value depends on the format.
    <Form key={format} initialValues={{ value: emptyValue(format) }} onSubmit={() => undefined}>
      <CustomFieldInput
        name="value"
        label={name.trim() || UNNAMED}
        hint={description || undefined}
        format={format}
        required={is_required}
        options={options}
      />
    </Form>
  );
});

/** Shown while the label is empty. */
const UNNAMED = '…';

function emptyValue(format: string): string | boolean | readonly string[] {
  if (format === 'boolean') return false;
  return format === 'checkbox' ? [] : '';
}
