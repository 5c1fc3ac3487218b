/** A whole number of the sentences of the contract, grouped as in India: 100000 → 1,00,000. `shared-ui` groups alike. */
export const groupDigits = (whole: number): string => String(whole).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
