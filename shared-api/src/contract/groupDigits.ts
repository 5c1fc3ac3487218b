import { asciiDigits } from './asciiDigits';

/**
 * Formats an integer for the contract's messages, grouped as in India: 100000 → 1,00,000. `shared-ui` uses the same
 * format.
 */
export const groupDigits = (whole: number): string => String(whole).replace(/\d(?=(\d\d)+\d$)/g, '$&,');

/** Digits as a person or a spreadsheet groups them, with no more than zeros after the point: 411001,00 or 4,11,001. */
const GROUPED = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:[.,]0{1,2})?$/;

/** The digits of a whole number that may be grouped, in the digits of every script (R916): 4,11,001 → 411001; undefined of another text. */
export const withoutGroups = (text: string): string | undefined =>
  GROUPED.exec(asciiDigits(text).trim())?.[1]?.replaceAll(',', '');

/** A whole number of rupees as a person writes it: '₹ 51,400/-' → '51400'; undefined of another text. */
export const rupeeDigits = (text: string): string | undefined =>
  withoutGroups(text.replace(/^\s*(?:₹|rs\.?)|\/-\s*$/gi, '').replace(/\s/g, ''));
