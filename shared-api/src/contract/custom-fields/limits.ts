/** The longest label and description of a custom field, and the longest of its options, in characters. */
export const NAME_MAX_LENGTH = 100;
export const FIELD_DESCRIPTION_MAX_LENGTH = 500;
export const OPTION_MAX_LENGTH = 100;

/** How many options a field may have, and how many fields a section. */
export const OPTIONS_MAX = 200;
export const FIELDS_MAX = 200;
