import { asciiDigits } from '../asciiDigits';

/** The characters between the digits of a phone number, which a comparison ignores. */
export const PHONE_PUNCTUATION = ' ().-';

/** A phone number without them. */
export const barePhone = (text: string): string =>
  [...text].filter((character) => !PHONE_PUNCTUATION.includes(character)).join('');

/** The digits of a phone number, of any script; `phone_digits` of the database are the same. */
export const phoneDigits = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

const PHONE = /^[0-9\s+().,/\p{Pd}]+$/u;
/** The codes of countries have one to three digits. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/;
const NATIONAL_DIGITS = 10;

/**
 * The digits that a search for a phone number looks for: those of the national number, without the code of the country
 * and leading zeros, so that they are found however the number was written (R430). Undefined for another text.
 */
export function phoneSearch(text: string): string | undefined {
  const written = asciiDigits(text.normalize('NFKC'));
  const digits = phoneDigits(written);
  if (digits === '' || !PHONE.test(written)) return undefined;
  const isInternational = /^[\s(]*(?:\+|00)/.test(written);
  const known = digits.replace(/^0+/, '');
  const national = (isInternational ? known.replace(COUNTRY, '') : known).replace(/^0+/, '');
  return (national || known || digits).slice(-NATIONAL_DIGITS);
}

/** Whether a phone number is the one of a search. */
export function hasPhone(phoneno: string, search: string): boolean {
  const digits = phoneSearch(search);
  return digits !== undefined && phoneDigits(phoneno).includes(digits);
}

/** The address of a link that calls the number. */
export const phoneLink = (phoneno: string): string => `tel:${asciiDigits(phoneno).replace(/[^\d+*#]/g, '')}`;
