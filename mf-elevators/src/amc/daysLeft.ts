import { messages } from './messages';

const said = messages.ends;

/** How far the end of a contract is, in words; `days` from today. */
export function daysLeft(days: number): string {
  if (days === 0) return said.today;
  return days > 0 ? said.in(days) : said.ago(-days);
}
