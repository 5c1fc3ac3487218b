import type { InferType } from 'yup';
import { choice, record } from '../fields';

/** The spacing of tables and forms. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The languages of the console, by their ISO 639 codes. */
export const LOOK_LANGUAGES = ['en', 'hi'] as const;

/** A dealer's appearance settings for the console, in any browser; null for settings that were never changed. */
export const look = record({
  density: choice(DENSITIES).nullable(),
  language: choice(LOOK_LANGUAGES).nullable(),
});
export type ChosenLook = InferType<typeof look>;

/** Omitted fields stay as they are. */
export const lookChanges = record({
  density: choice(DENSITIES).optional(),
  language: choice(LOOK_LANGUAGES).optional(),
});
export type LookChanges = InferType<typeof lookChanges>;
