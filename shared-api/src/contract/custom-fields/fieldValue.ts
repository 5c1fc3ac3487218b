import { asciiDigits } from '../asciiDigits';
import { isCalendarDate } from '../calendar';
import { frameworkMessages } from '../frameworkMessages';
import type { CustomField } from './customField';

/** The longest value of a custom field, in characters. */
export const VALUE_MAX_LENGTH = 2_000;

/** The properties of a field that its values are checked against. */
export type ValueRule = Pick<CustomField, 'format' | 'options' | 'is_required'>;

/** The value to store, or its error. */
export type FieldValue = { ok: true; value: string } | { ok: false; sentence: string };

const DIGITS = /^[+-]?\d+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/**
 * Parses a value of a custom field by its format; '' is no value. Used by the form and by the server. Options of
 * 'checkbox' are comma-joined (R714). A value that is `stored` already may stay, even when the field no longer offers
 * it.
 */
export function parseFieldValue(rule: ValueRule, typed: string, stored = ''): FieldValue {
  const value = typed.trim();
  if (value === '') return rule.is_required ? wrong(frameworkMessages.required) : right('');
  if (value === stored) return right(value);
  const number = asciiDigits(value);
  switch (rule.format) {
    case 'integer':
      return DIGITS.test(number) ? right(number) : wrong(frameworkMessages.notInteger);
    case 'date':
      return isCalendarDate(number) ? right(number) : wrong(frameworkMessages.notDate);
    case 'time':
      return TIME.test(number) ? right(number) : wrong(frameworkMessages.notTime);
    case 'boolean':
      return /^(true|false)$/i.test(value) ? right(value.toLowerCase()) : wrong(frameworkMessages.notBoolean);
    case 'dropdown':
      return rule.options.includes(value) ? right(value) : wrong(frameworkMessages.notChoice(value));
    case 'checkbox':
      return readOptions(rule, value, stored);
    default:
      return right(value);
  }
}

/** The options in a comma-joined value. */
export const optionsOf = (value: string): string[] => [
  ...new Set(
    value
      .split(',')
      .map((option) => option.trim())
      .filter(Boolean),
  ),
];

function readOptions(rule: ValueRule, value: string, stored: string): FieldValue {
  const chosen = optionsOf(value);
  const offered = [...rule.options, ...optionsOf(stored)];
  const unknown = chosen.find((option) => !offered.includes(option));
  if (unknown !== undefined) return wrong(frameworkMessages.notChoice(unknown));
  return chosen.length === 0 && rule.is_required
    ? wrong(frameworkMessages.required)
    : right(chosen.join(','));
}

const right = (value: string): FieldValue => ({ ok: true, value });
const wrong = (sentence: string): FieldValue => ({ ok: false, sentence });
