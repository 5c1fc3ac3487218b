/**
 * Formats an integer for the contract's messages, grouped as in India: 100000 → 1,00,000. `shared-ui` uses the same
 * format.
 */
export const groupDigits = (whole: number): string => String(whole).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
