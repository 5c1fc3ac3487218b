/** Maintenance states (P2 §4). */
export const MAIN_STATES = ['Completed', 'InDue', 'OverDue'] as const;

/** Maintenance cycles in days (P2 §4); the first is the default. */
export const CYCLE_DAYS = { Monthly: 30, Quarterly: 90 } as const;
export type Cycle = keyof typeof CYCLE_DAYS;
