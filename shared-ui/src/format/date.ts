const two = (part: number): string => String(part).padStart(2, '0');

/** A moment in local time: MM/DD/YYYY hh:mm AM/PM (R248); '' for none, '–' for an invalid date. */
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

/** Two-digit years up to this one belong to this century. */
const LAST_OF_CENTURY = 68;

const yearOf = (digits: string): string => {
  if (digits.length > 2) return digits;
  return `${Number(digits) > LAST_OF_CENTURY ? '19' : '20'}${digits}`;
};

/** Parses MM/DD/YYYY, M/D/YY or yyyy-mm-dd to yyyy-mm-dd; undefined if there is no such day. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const iso = us ? `${yearOf(us[3] ?? '')}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().slice(0, 10) === iso ? iso : undefined;
}
