/**
 * The maximum length of the label and the description of a custom field, and of each of its options, in characters.
 */
export const NAME_MAX_LENGTH = 100;
export const FIELD_DESCRIPTION_MAX_LENGTH = 500;
export const OPTION_MAX_LENGTH = 100;

/** The maximum number of options per field, and of fields per section. */
export const OPTIONS_MAX = 200;
export const FIELDS_MAX = 200;

/** The highest position in an order. */
export const ORDER_MAX = 1_000_000;
