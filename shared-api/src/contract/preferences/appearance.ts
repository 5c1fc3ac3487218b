import type { InferType } from 'yup';
import { DATE_FORMATS } from '../calendar';
import { blankableText, choice, record } from '../fields';
import type { Language } from './language';

/**
 * The languages of `preferences/language`. In a remote the widgets alone need that module: with a second user it is a file of its
 * own for each widget.
 *
 * @deprecated It is in `preferences/language`.
 */
const LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];
export { LANGUAGES };

/** The spacing of tables and forms. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const HIDDEN_COLUMNS_MAX_LENGTH = 4_000;

/** A dealer's appearance settings for the console, in any browser; null for settings that were never changed. */
export const appearance = record({
  density: choice(DENSITIES).nullable(),
  language: choice(LANGUAGES).nullable(),
  date_format: choice(DATE_FORMATS).nullable(),
  /** The hidden columns of the lists, as a query: '/issues=label,priority'. */
  hidden_columns: blankableText(HIDDEN_COLUMNS_MAX_LENGTH).nullable().optional(),
});
export type Appearance = InferType<typeof appearance>;

/** Omitted fields stay as they are. */
export const appearanceChanges = record({
  density: choice(DENSITIES).optional(),
  language: choice(LANGUAGES).optional(),
  date_format: choice(DATE_FORMATS).optional(),
  hidden_columns: blankableText(HIDDEN_COLUMNS_MAX_LENGTH).optional(),
});
export type AppearanceChanges = InferType<typeof appearanceChanges>;
