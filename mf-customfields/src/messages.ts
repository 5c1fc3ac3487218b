import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the custom field screens. Those of R710, R711 and R715 are exact. */
export const messages = defineMessages({
  title: 'Created Custom Fields',
  yes: 'Yes',
  no: 'No',
  none: 'No custom fields yet',
  noneHint: 'Fields that you add to tickets and AMC reports are listed here.',
  failed: 'The custom fields could not be loaded',
  create: 'Create Custom Field',

  choose: {
    title: 'Custom Fields',
    question: 'Which form are the fields for?',
    submit: 'Submit',
  },

  overview: {
    ticket: { title: 'Fields of tickets', build: 'Build ticket fields' },
    report: { title: 'Fields of AMC reports', build: 'Build report fields' },
  },

  sections: {
    ticket: 'Ticket section',
    report: 'AMC report section',
  },

  builder: {
    title: (section: string) => t('Custom Fields: {section}', { section }),
    form: 'The form',
    formHint: {
      ticket: 'This is how every ticket form shows the fields. What you type here is not stored.',
      report: 'This is how the form of an AMC report shows the fields. What you type here is not stored.',
    },
    none: 'No fields in this section yet',
    noneHint: 'Saved fields appear here.',
    updateForm: 'Update Form',
    preview: 'Preview of the new field',
    edit: (name: string) => t('Edit field {name}', { name }),
  },

  fields: {
    tracker: 'Tracker',
    format: 'Format',
    name: 'Label',
    description: 'Description',
    is_required: 'Required',
    options: 'Options',
  },
  optionsHint: 'One option per line, without commas.',

  add: {
    title: 'Add a field',
    missing: 'Please select type and Name',
    preview: 'Preview Field',
    save: 'Save Field',
    done: 'Successfully saved created custom field!',
    failed: 'An error occurred while adding CustomFields. Please try again later.',
  },

  edit: {
    title: 'Edit the field',
    update: 'Update Field',
    done: 'Custom field updated successfully!',
    failed: 'The custom field could not be updated.',
    notLoaded: 'The custom field could not be loaded',
    gone: 'This custom field no longer exists',
    goneNow: 'This custom field no longer exists.',
    multipleStays: 'The format Multiple Options cannot be changed.',
  },

  remove: {
    of: (name: string) => t('Delete field {name}', { name }),
    question: 'Are you sure you want to delete this custom field?',
    subject: (name: string) => t('{name}. Values that were entered for it stay readable.', { name }),
    done: (name: string) => t('Custom field {name} deleted successfully', { name }),
    failed: (name: string, reason: string) =>
      t('Failed to delete custom field {name}: {reason}', { name, reason }),
    gone: 'it no longer exists.',
  },

  order: {
    title: 'Update Form',
    list: 'The fields in their order',
    save: 'Save Order',
    done: 'Saved the new custom field order !',
    failed: 'The order could not be saved.',
    leave: 'Leave without saving the order?',
    leaveSubject: 'The fields keep their previous order.',
    leaveConfirm: 'Leave',
  },
});
