let intl: Intl.NumberFormat | undefined;

/**
 * A number grouped as in India: 1234567 → 12,34,567; a fraction has at most three digits. Whole numbers need no
 * `Intl`: at its first use the browser reads its tables of all languages, which takes as long as rendering a list.
 */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value)
    ? String(value).replace(/\d(?=(\d\d)+\d$)/g, '$&,')
    : (intl ??= new Intl.NumberFormat('en-IN')).format(value);
