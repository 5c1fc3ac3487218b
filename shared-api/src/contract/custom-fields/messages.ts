import { FIELDS_MAX, OPTIONS_MAX, OPTION_MAX_LENGTH } from './limits';

/** The server's messages about a custom field that cannot be stored; the console's forms show the same. */
export const customFieldMessages = {
  nameTaken: 'A field with this label already exists.',
  optionsNeeded: 'Enter at least one option.',
  tooManyOptions: `There may be at most ${OPTIONS_MAX} options.`,
  optionTooLong: `An option may have at most ${OPTION_MAX_LENGTH} characters.`,
  optionComma: (option: string) => `An option may not contain a comma: "${option}".`,
  optionTwice: (option: string) => `The option "${option}" appears twice.`,
  tooManyFields: `A form may have at most ${FIELDS_MAX} custom fields.`,
  trackerStays: 'A field cannot move to another section.',
  multipleStays:
    'The format Multiple Options cannot be changed, and no other format can become Multiple Options.',
  formatHasValues: 'The format cannot be changed: values have been entered for this field.',
  orderNotWhole:
    'The order must contain every field of the section once. The fields may have changed in the meantime.',
  orderTwice: 'The order may contain each field and each position only once.',
  orderOfTwo: 'The order may contain the fields of one section only.',
} as const;
