/** Maintenance states (R531). */
export const MAIN_STATES = ['Completed', 'InDue', 'OverDue'] as const;

/** Maintenance cycles in days (R532); the first is the default. */
export const CYCLE_DAYS = { Monthly: 30, Quarterly: 90 } as const;
export type Cycle = keyof typeof CYCLE_DAYS;
