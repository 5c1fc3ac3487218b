import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { readWrittenDay, type WrittenDay } from '@smart-elevator/shared-api/contract/writtenDay';
import { allFound, namedDay, type FoundDays } from './foundDays';

/** A line, with its day if it has one. */
interface Line {
  text: string;
  day: WrittenDay;
  name: string;
  fixed: boolean;
}

/**
 * Reads days off, one in a line: a typed or pasted text, or a CSV file. A line has a day in any usual spelling and a name, in any order,
 * and may say that it is on the same day every year. Days such as 03/04/2027 are read in the order that another line proves,
 * else in the given one. The first line may be a header.
 */
export function readDayList(text: string, order: DateFormat): FoundDays {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
  const [first] = lines;
  const rows = first && first.day.kind === 'invalid' && HEADER.test(first.text) ? lines.slice(1) : lines;
  const proven = rows.map(({ day }) => ('order' in day ? day.order : undefined)).find(Boolean) ?? order;
  return allFound(rows.map((row) => found(row, proven)));
}

const HEADER = /date|day|तारीख|दिनांक|तिथि/i;

function found({ text, day, name, fixed }: Line, order: DateFormat): FoundDays {
  if (day.kind === 'incomplete') return { days: [], refused: [{ text, why: 'noYear' }] };
  if (day.kind === 'invalid') return { days: [], refused: [{ text, why: 'noDay' }] };
  return namedDay({ day: day.kind === 'day' ? day.day : day.days[order], name, fixed }, text);
}

const DELIMITERS = ['\t', ';', '|', ','] as const;

function readLine(text: string): Line {
  const delimiter = DELIMITERS.find((one) => text.includes(one));
  const cells = delimiter === undefined ? [text] : cellsOf(text, delimiter);
  const days = cells.map(readWrittenDay);
  const at = days.findIndex(isWhole);
  const day = days[at];
  return day ? { text, day, ...namesOf(cells.filter((_, one) => one !== at)) } : readWords(text);
}

const isWhole = ({ kind }: WrittenDay): boolean => kind === 'day' || kind === 'either';

/** Words that say that a day is on the same day every year, and those that say that it is not. */
const EVERY_YEAR =
  /^(yes|true|fixed|yearly|annual|annually|every year|हाँ|हां|हर साल|हर वर्ष|प्रति वर्ष|प्रतिवर्ष)$/i;
const ONE_YEAR = /^(no|false|नहीं|नही)$/i;
const WEEKDAY = /^((sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(day)?\.?|\S*वार)$/i;

/** Of the other cells the first one that is no number, weekday or answer is the name. */
function namesOf(cells: readonly string[]): Pick<Line, 'name' | 'fixed'> {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => /[\p{L}]/u.test(cell));
  const fixed = texts.some((cell) => EVERY_YEAR.test(cell));
  const name = texts.find((cell) => ![EVERY_YEAR, ONE_YEAR, WEEKDAY].some((rule) => rule.test(cell)));
  return { name: name ?? '', fixed };
}

/** The most words of a date: 'Tuesday, 26th of January 2027'. */
const WORDS_OF_DAY = 5;
const YEARLY_WORDS = /\(?(every year|हर साल|हर वर्ष)\)?/i;

/** A line without cells: the day is at its start or at its end, the rest is the name. */
function readWords(text: string): Line {
  const fixed = YEARLY_WORDS.test(text);
  const words = text
    .replace(YEARLY_WORDS, ' ')
    .replace(/(?<=\d):(?=\s)/, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  let best: Line = { text, day: { kind: 'invalid' }, name: words.join(' '), fixed };
  for (let count = Math.min(WORDS_OF_DAY, words.length); count > 0; count -= 1)
    for (const isFirst of [true, false]) {
      const split = isFirst ? count : words.length - count;
      const parts = [words.slice(0, split), words.slice(split)].map((part) => part.join(' '));
      const [dayText = '', name = ''] = isFirst ? parts : parts.toReversed();
      const day = readWrittenDay(dayText);
      if (isWhole(day)) return { text, day, name: name.replace(EDGES, ''), fixed };
      if (day.kind === 'incomplete' && best.day.kind === 'invalid') best = { ...best, day };
    }
  return best;
}

/** What stands between a day and its name: 'Holi – 22 March 2027', '22 March 2027: Holi'. */
const EDGES = /^[\s:–—-]+|[\s:–—-]+$/g;

/** The cells of a line; a delimiter in quotes belongs to its cell (RFC 4180). */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    const last = cells.length - 1;
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cells[last] += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cells[last]?.trim() === '')) isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells.map((cell) => readCsvCell(cell.trim()));
}
