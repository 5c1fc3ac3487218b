import { asciiDigits } from './asciiDigits';
import { addDays, fullYear, isCalendarDate, type DateFormat } from './calendar';
import { monthNumber } from './monthNames';

/** What a written date says. */
export type WrittenDay =
  /** A day, yyyy-mm-dd. With `order`, its numbers make sense in this order only: 25/12/2019. */
  | { kind: 'day'; day: string; order?: DateFormat }
  /** 03/04/2019 is a day in either order. */
  | { kind: 'either'; days: Readonly<Record<DateFormat, string>> }
  /** A part is missing: 2019, April 2019. */
  | { kind: 'incomplete' }
  /** No day; with `order` it shows in which order its column is written: 31/04/2019. */
  | { kind: 'invalid'; order?: DateFormat };

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

/** A time after the day, with or without seconds, half of the day and zone. */
const TIME =
  /[t\s,]+(?:\d{1,2}(?::\d{2}){1,2}(?:[.,]\d+)?(?:\s*[ap]\.?m\b\.?)?|\d{1,2}\s*[ap]\.?m\b\.?)\s*(?:z|utc|gmt)?\s*(?:[+-]\d{2}:?\d{2})?(?:\s*\(.*\))?$/;

const PART = /\d+|[\p{L}\p{M}]+/gu;
const SEPARATORS = /^[\s.,/\\\-–—'’॰_]*$/;

/** Words beside the month: ordinals, weekdays. */
const OTHER_WORD = /^(?:st|nd|rd|th|of|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|\p{L}[\p{L}\p{M}]*वार)$/u;

/**
 * Reads a date in any usual spelling: with or without a time, with any separator, with the name of the month, with the
 * digits of any script, with two digits for the year, or as the number of a spreadsheet. The written day counts, in
 * whatever zone the time is.
 */
export function readWrittenDay(text: string): WrittenDay {
  // Most dates are written so, and a file has very many.
  if (isCalendarDate(text)) return { kind: 'day', day: text };
  const written = plainText(text).replaceAll(INVISIBLE, '').trim().toLowerCase();
  const day = written.replace(TIME, '');
  if (!SEPARATORS.test(day.replaceAll(PART, ''))) return { kind: 'invalid' };
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(day)?.[1];
  if (serial !== undefined) return dayOrInvalid(addDays(FIRST_SERIAL, Number(serial)));
  const parts = (day.match(PART) ?? []).filter((part) => !OTHER_WORD.test(part));
  const numbers = parts.filter((part) => /^\d/.test(part));
  const [name, ...otherNames] = parts.filter((part) => !/^\d/.test(part));
  if (otherNames.length > 0 || parts.length > 3) return { kind: 'invalid' };
  return name === undefined ? readNumbers(numbers) : readNamed(name, numbers);
}

const plainText = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : asciiDigits(text.normalize('NFKC'));

/** Spreadsheets count days from here. */
const FIRST_SERIAL = '1899-12-30';

/** 3 April 2019, April 3 2019, 2019 April 3, 3-Apr-19. */
function readNamed(name: string, numbers: readonly string[]): WrittenDay {
  const month = monthNumber(name);
  const [first = '', second] = numbers;
  if (month === undefined) return { kind: 'invalid' };
  if (second === undefined) return { kind: first === '' ? 'invalid' : 'incomplete' };
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return dayOrInvalid(dayOf(year, month, Number(day)));
}

function readNumbers(numbers: readonly string[]): WrittenDay {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length === 1) return readOneNumber(first);
  if (numbers.length === 2) return { kind: 'incomplete' };
  if (first.length === 4) return dayOrInvalid(dayOf(first, Number(second), Number(third)));
  if (first.length > 2 || second.length > 2) return { kind: 'invalid' };
  return inEitherOrder(Number(first), Number(second), third);
}

/** A year, or a day without separators: 20190403, 03042019. */
function readOneNumber(digits: string): WrittenDay {
  if (/^(?:19|20|21)\d{2}$/.test(digits)) return { kind: 'incomplete' };
  if (digits.length !== 8) return { kind: 'invalid' };
  const day = dayOf(digits.slice(0, 4), Number(digits.slice(4, 6)), Number(digits.slice(6)));
  if (day !== undefined) return { kind: 'day', day };
  return inEitherOrder(Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), digits.slice(4));
}

const LAST_MONTH = 12;
const LAST_DAY = 31;

function inEitherOrder(first: number, second: number, year: string): WrittenDay {
  const days = { 'MM/DD/YYYY': dayOf(year, first, second), 'DD/MM/YYYY': dayOf(year, second, first) };
  const { 'MM/DD/YYYY': monthFirst, 'DD/MM/YYYY': dayFirst } = days;
  if (monthFirst !== undefined && dayFirst !== undefined)
    return monthFirst === dayFirst
      ? { kind: 'day', day: dayFirst }
      : { kind: 'either', days: { 'MM/DD/YYYY': monthFirst, 'DD/MM/YYYY': dayFirst } };
  const order = provenOrder(first, second);
  const day = monthFirst ?? dayFirst;
  const proof = order === undefined ? {} : { order };
  return day === undefined ? { kind: 'invalid', ...proof } : { kind: 'day', day, ...proof };
}

/** The order of two numbers of which one is no month. */
function provenOrder(first: number, second: number): DateFormat | undefined {
  if (first > LAST_DAY || second > LAST_DAY || first === 0 || second === 0) return undefined;
  if (first > LAST_MONTH && second <= LAST_MONTH) return 'DD/MM/YYYY';
  return second > LAST_MONTH && first <= LAST_MONTH ? 'MM/DD/YYYY' : undefined;
}

/** The day yyyy-mm-dd, if it exists. */
function dayOf(year: string, month: number, day: number): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const iso = `${fullYear(year)}-${two(month)}-${two(day)}`;
  return isCalendarDate(iso) ? iso : undefined;
}

const dayOrInvalid = (day: string | undefined): WrittenDay =>
  isCalendarDate(day) ? { kind: 'day', day } : { kind: 'invalid' };
