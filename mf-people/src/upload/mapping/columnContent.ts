import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { readWrittenDay, type WrittenDay } from '@smart-elevator/shared-api/contract/writtenDay';

/** What the values of a column of a file look like. */
export interface ColumnContent {
  /** Values that are not empty, in lower case and with ASCII digits. */
  values: readonly string[];
  /** The share of the values that look like this, from 0 to 1. */
  share: (look: Look) => number;
  /** The share of the values that differ from each other. */
  distinct: number;
  /** The days of a column of dates, yyyy-mm-dd, in their order. */
  days: readonly string[];
}

type Look = keyof typeof LOOKS;

const BUILDING_WORDS =
  'tower|society|apartments?|residenc\\p{L}*|heights|plaza|mall|hotel|hospital|school|college|complex|building|house|chs|' +
  'nagar|enclave|court|towers?|gebäude|\\p{L}*haus|klinik|schule|zentrum|immeuble|résidence|hôpital|école|tour|edificio|' +
  'edifício|torre|colegio|residencial|condominio|palazzo|टावर|टॉवर|सोसायटी|भवन|अपार्टमेंट|होटल|अस्पताल|विद्यालय';

const STREET_WORDS =
  'road|rd|street|st|avenue|ave|lane|marg|nagar|sector|block|drive|blvd|highway|\\p{L}*stra(?:ss|ß)e|\\p{L}*str|\\p{L}*weg|' +
  '\\p{L}*platz|\\p{L}*gasse|rue|avenue|boulevard|place|chemin|calle|avenida|plaza|paseo|carrer|via|viale|corso|rua|travessa|' +
  'straat|laan|ulica|ul|улица|ул|मार्ग|रोड|रस्ता|सड़क|नगर|गली|रोड';

/** A word by itself: `\b` knows only ASCII letters. */
const anyWord = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u');
const BUILDING = anyWord(BUILDING_WORDS);
const STREET = anyWord(STREET_WORDS);

const isWrittenDay = (value: string): boolean => /\D/.test(value) && dayOf(value) !== undefined;

/** The kinds of values that show what a column is. */
const LOOKS = {
  email: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  day: isWrittenDay,
  /** Also a year, or the number of a spreadsheet. */
  anyDay: (value: string) => isWrittenDay(value) || /^(?:(?:19|20)\d{2}|[2-6]\d{4}(?:\.\d+)?)$/.test(value),
  phone: isPhone,
  /** A number that a spreadsheet has shortened may be one. */
  anyPhone: (value: string) => /^[+\d][\d\s().,/\-e+]*$/.test(value),
  zip: (value: string) =>
    /^(?:\d{5,6}|\d{5}-\d{4}|\d{3} \d{3}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}-\d{3}|\d{4} ?[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/.test(
      value,
    ),
  anyZip: (value: string) => /^(?=.*\d)[a-z\d][a-z\d ,.-]{1,10}$/.test(value),
  cycle: (value: string) => /^(?:month|quarter)ly$/.test(value),
  /** As an exported file has a cycle. */
  cycleDays: (value: string) => Object.values(CYCLE_DAYS).some((days) => value === `${days}`),
  kilograms: (value: string) => /^\d[\d.,\s]*(?:kgs?|किग्रा|किलो)\.?$/.test(value),
  number: (value: string) => /^[\d.,\s]+(?:kgs?|किग्रा|किलो)?\.?$/.test(value),
  address: (value: string) =>
    !isWrittenDay(value) &&
    /\p{L}/u.test(value) &&
    (STREET.test(value) ||
      (/\d/.test(value) && value.length >= 12 && /[\s,]/.test(value)) ||
      /\d+号|路|街道?\d/.test(value)),
  building: (value: string) =>
    (BUILDING.test(value) || /大[厦廈]|[广廣][场場]|中心|花[园園]/.test(value)) && !/,/.test(value),
  letters: (value: string) => /^[\p{L}\p{M}\s.'’&()-]+$/u.test(value),
  spaces: (value: string) => /\s/.test(value),
} as const;

function isPhone(value: string): boolean {
  if (!/^\+?[\d\s().\-/]+$/.test(value) || isWrittenDay(value)) return false;
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return false;
  return /^\+|^0|[\s().\-/]/.test(value) || /^[6-9]\d{9}$/.test(digits);
}

/** The day of a value, in either order; undefined for one that is no whole date. */
function dayOf(value: string): string | undefined {
  const written: WrittenDay = readWrittenDay(value);
  if (written.kind === 'day') return written.day;
  return written.kind === 'either' ? written.days['DD/MM/YYYY'] : undefined;
}

/** Looks at the values of a column. */
export function contentOf(cells: readonly string[]): ColumnContent {
  const values = cells.map((cell) => asciiDigits(cell).normalize('NFC').trim().toLowerCase()).filter(Boolean);
  const shares = new Map<Look, number>();
  const share = (look: Look): number => {
    const found = shares.get(look) ?? values.filter(LOOKS[look]).length / (values.length || 1);
    shares.set(look, found);
    return found;
  };
  const days = values.flatMap((value) => (isWrittenDay(value) ? [dayOf(value) ?? ''] : [])).sort();
  return { values, share, distinct: new Set(values).size / (values.length || 1), days };
}

/** How well the values of a column suit a column of the template: they prove it, allow it, say nothing, or exclude it. */
export type Fit = 'proves' | 'suits' | 'open' | 'excludes';

const MOST = 0.7;
const FEW = 0.3;

export function fitOf(column: UploadColumn, content: ColumnContent): Fit {
  const { share, values } = content;
  if (values.length === 0) return 'open';
  const by = (look: Look, strength: Fit = 'proves', least: Look = look): Fit =>
    share(look) >= MOST ? strength : share(least) < FEW ? 'excludes' : 'open';
  if (column === 'customer_email') return by('email');
  if (column === 'customer_phone') return by('phone', 'proves', 'anyPhone');
  if (column === 'elevator_zip') return by('zip', isPlace(content) ? 'proves' : 'suits', 'anyZip');
  if (column === 'main_cycle') {
    if (share('cycle') >= MOST) return 'proves';
    return share('cycleDays') >= MOST ? 'suits' : isOther(share) ? 'excludes' : 'open';
  }
  if (column === 'capacity_kg') return share('kilograms') >= MOST ? 'proves' : by('number', 'suits');
  if (column.endsWith('_date')) return by('day', 'suits', 'anyDay');
  if (isOther(share)) return 'excludes';
  if (column === 'elevator_address')
    return by('address', 'suits', 'spaces') === 'suits' ? 'suits' : isBare(share);
  if (column === 'customer_username') return share('spaces') >= MOST ? 'excludes' : 'open';
  if (column === 'building_name') return share('building') >= FEW ? 'suits' : isBare(share);
  return column === 'elevator_name' || column === 'technician' ? 'open' : isBare(share);
}

/** Names and addresses are not numbers alone. */
const isBare = (share: ColumnContent['share']): Fit => (share('number') >= MOST ? 'excludes' : 'open');

/** Whether the values are e-mail addresses or days, which no name is. */
const isOther = (share: ColumnContent['share']): boolean => share('email') >= MOST || share('day') >= MOST;

/** Zip codes come again in a file of some length, numbers of customers or lifts do not. */
const isPlace = ({ distinct, values, share }: ColumnContent): boolean =>
  distinct < 0.9 || values.length < 4 || share('letters') > 0;
