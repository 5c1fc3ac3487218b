/** How long a reading counts as fresh, in milliseconds; it is shown at once and asked for again after that. */
export const FRESH_FOR = 10_000;
