import { CustomFieldInput } from '@smart-elevator/shared-ui/form/CustomFieldInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { memo } from 'react';
import type { FieldPreview } from './fieldPreview';

/** A field as the forms show it, with the very same input; what is typed into it goes nowhere. There may be 200. */
export const FieldPreviewInput = memo(function PreviewedField({ field }: { field: FieldPreview }) {
  const { name, description, format, is_required, options } = field;
  return (
    // A form of its own each: the kind of value follows the format.
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

/** While the label is being typed anew. */
const UNNAMED = '…';

function emptyValue(format: string): string | boolean | readonly string[] {
  if (format === 'boolean') return false;
  return format === 'checkbox' ? [] : '';
}
