const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as the dealer reads it, local: MM/DD/YYYY hh:mm AM/PM (R248); '' for none, '–' for no date. */
export function formatDateTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '–';
  const hours = moment.getHours();
  const day = `${two(moment.getMonth() + 1)}/${two(moment.getDate())}/${moment.getFullYear()}`;
  return `${day} ${two(hours % 12 || 12)}:${two(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A calendar day yyyy-mm-dd as MM/DD/YYYY, without any time zone; a moment counts as its local day. */
export function formatDay(day: string | null | undefined): string {
  if (!day) return '';
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (parts) return `${parts[2]}/${parts[3]}/${parts[1]}`;
  return formatDateTime(day).slice(0, 10);
}

/** Of years in two digits, those up to this one are of this century. */
const LAST_OF_CENTURY = 68;

const yearOf = (digits: string): string => {
  if (digits.length > 2) return digits;
  return `${Number(digits) > LAST_OF_CENTURY ? '19' : '20'}${digits}`;
};

/** What was typed (MM/DD/YYYY, M/D/YY or yyyy-mm-dd) as yyyy-mm-dd; undefined when it is no day that exists. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const iso = us ? `${yearOf(us[3] ?? '')}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().slice(0, 10) === iso ? iso : undefined;
}
