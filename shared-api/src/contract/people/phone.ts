import { asciiDigits } from '../asciiDigits';

/** The characters between the digits of a phone number, which a comparison ignores. */
export const PHONE_PUNCTUATION = ' ().-';

/** A phone number without them. */
export const barePhone = (text: string): string =>
  [...text].filter((character) => !PHONE_PUNCTUATION.includes(character)).join('');

/** The digits of a phone number, of any script; `phone_digits` of the database are the same. */
export const phoneDigits = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

const PHONE = /^[0-9\s+().,;/\p{Pd}]+$/u;
/** The codes of countries have one to three digits. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/;
const NATIONAL_DIGITS = 10;
const INTERNATIONAL = /^[\s(]*(?:\+|00)/;

/**
 * The digits that a search for a phone number looks for: those of the national number, without the code of the country
 * and leading zeros, so that they are found however the number was written (R430). Undefined for another text.
 */
export function phoneSearch(text: string): string | undefined {
  const written = asciiDigits(text.normalize('NFKC'));
  const digits = phoneDigits(written);
  if (digits === '' || !PHONE.test(written)) return undefined;
  const isInternational = INTERNATIONAL.test(written);
  const known = digits.replace(/^0+/, '');
  const national = (isInternational ? known.replace(COUNTRY, '') : known).replace(/^0+/, '');
  return (national || known || digits).slice(-NATIONAL_DIGITS);
}

/** Whether a phone number is the one of a search. */
export function hasPhone(phoneno: string, search: string): boolean {
  const digits = phoneSearch(search);
  return digits !== undefined && phoneDigits(phoneno).includes(digits);
}

/** The zero in '+44 (0)20 …' is dialled only within the country. */
const TRUNK_ZERO = '(0)';

/** Up to the next number or an extension; a short code before a slash belongs to its number: '022/2553 1234'. */
const FIRST_NUMBER = /(?:[+0][\d\s()-]{1,7}\/)?[\d+*#][^/,;\p{L}]*/u;

/** The first one of the numbers in a text such as '2553 1234 / 2553 1235', with the digits 0 to 9. */
const firstNumber = (phoneno: string): string =>
  FIRST_NUMBER.exec(asciiDigits(phoneno))?.[0].replace(TRUNK_ZERO, '') ?? '';

/** A number without a country code is Indian. */
const HOME_COUNTRY = '91';

/**
 * The digits of a number with the code of its country, as WhatsApp takes them (R435); undefined for a text that is no whole
 * number, such as a short one.
 */
export function internationalDigits(phoneno: string): string | undefined {
  const written = asciiDigits(phoneno.normalize('NFKC'));
  if (!PHONE.test(written)) return undefined;
  const digits = phoneDigits(written.replace(TRUNK_ZERO, '')).replace(/^0+/, '');
  const isWhole = digits.length >= NATIONAL_DIGITS - 2 && digits.length <= 15;
  if (INTERNATIONAL.test(written)) return isWhole ? digits : undefined;
  if (digits.length === NATIONAL_DIGITS) return `${HOME_COUNTRY}${digits}`;
  return digits.length === NATIONAL_DIGITS + 2 && digits.startsWith(HOME_COUNTRY) ? digits : undefined;
}

/** The same for two ways of writing a number: with and without the code of the country, with spaces or without. */
export const phoneIdentity = (phoneno: string): string => internationalDigits(phoneno) ?? barePhone(phoneno);

/** The address of a link that opens WhatsApp with a prepared text; undefined if the first number is not international. */
export function whatsAppLink(phoneno: string, text: string): string | undefined {
  const isPhone = PHONE.test(asciiDigits(phoneno.normalize('NFKC')));
  const digits = isPhone ? internationalDigits(firstNumber(phoneno)) : undefined;
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

/** The address of a link that calls the first number. */
export const phoneLink = (phoneno: string): string => `tel:${firstNumber(phoneno).replace(/[^\d+*#]/g, '')}`;
