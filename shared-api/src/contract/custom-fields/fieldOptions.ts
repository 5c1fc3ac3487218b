import { codePointLength } from '../codePointLength';
import { normalizeText, onOneLine, searchForm } from '../normalizeText';
import type { FieldFormat } from './customField';
import { OPTIONS_MAX, OPTION_MAX_LENGTH } from './limits';
import { customFieldMessages as messages } from './messages';

/** Whether fields of a format have options to choose from. */
export const hasOptions = (format: string): boolean => format === 'dropdown' || format === 'checkbox';

/** Parses options as they are typed, one per line; blank lines are dropped (R712). */
export const parseOptionLines = (lines: string): string[] =>
  lines
    .split(/\r\n|\r|\n/)
    .map((line) => onOneLine(normalizeText(line)))
    .filter((line) => line !== '');

/**
 * The error in the options of a format, in one sentence; undefined when there is none. Values are comma-joined, so an
 * option must not contain a comma (R714). Two options that differ only in case would be indistinguishable.
 */
export function optionsError(format: FieldFormat, options: readonly string[]): string | undefined {
  if (!hasOptions(format)) return undefined;
  if (options.length === 0) return messages.optionsNeeded;
  if (options.length > OPTIONS_MAX) return messages.tooManyOptions;
  const withComma = options.find((option) => option.includes(','));
  if (withComma !== undefined) return messages.optionComma(withComma);
  if (options.some((option) => codePointLength(option) > OPTION_MAX_LENGTH)) return messages.optionTooLong;
  const seen = new Set<string>();
  for (const option of options) {
    if (seen.has(searchForm(option))) return messages.optionTwice(option);
    seen.add(searchForm(option));
  }
  return undefined;
}
