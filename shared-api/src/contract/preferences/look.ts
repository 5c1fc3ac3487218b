import type { InferType } from 'yup';
import { choice, record } from '../fields';

/** How close together tables and forms stand. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The languages of the console, as ISO 639 names them. */
export const LOOK_LANGUAGES = ['en', 'hi'] as const;

/** What a dealer has chosen the console to look like, in any browser; null what was never chosen. */
export const look = record({
  density: choice(DENSITIES).nullable(),
  language: choice(LOOK_LANGUAGES).nullable(),
});
export type ChosenLook = InferType<typeof look>;

/** What is left out stays as it is. */
export const lookChanges = record({
  density: choice(DENSITIES).optional(),
  language: choice(LOOK_LANGUAGES).optional(),
});
export type LookChanges = InferType<typeof lookChanges>;
