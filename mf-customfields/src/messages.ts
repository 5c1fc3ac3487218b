/** The sentences of the custom field screens. */
export const messages = {
  title: 'Created Custom Fields',
  name: 'Name',
  format: 'Format',
  required: 'Required',
  usedFor: 'Used for',
  yes: 'Yes',
  no: 'No',
  none: 'No custom fields yet',
  noneHint: 'Fields that you add to tickets and AMC reports are listed here.',
  failed: 'The custom fields could not be loaded',
} as const;
