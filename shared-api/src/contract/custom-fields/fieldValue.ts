import { isCalendarDate } from '../calendar';
import { frameworkMessages } from '../frameworkMessages';
import type { CustomField } from './customField';

/** The longest value of a custom field, in characters. */
export const VALUE_MAX_LENGTH = 2_000;

/** What a value is checked against. */
export type ValueRule = Pick<CustomField, 'format' | 'options' | 'is_required'>;

/** A value as it is stored, or what is wrong with it. */
export type FieldValue = { ok: true; value: string } | { ok: false; sentence: string };

const DIGITS = /^[+-]?\d+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/**
 * Reads a value of a custom field by its format; '' is none. The form and the server both come through here. Options
 * of 'checkbox' are comma-joined (R714). What is `stored` already may stay, even when the field no longer offers it.
 */
export function parseFieldValue(rule: ValueRule, typed: string, stored = ''): FieldValue {
  const value = typed.trim();
  if (value === '') return rule.is_required ? wrong(frameworkMessages.required) : right('');
  if (value === stored) return right(value);
  switch (rule.format) {
    case 'integer':
      return DIGITS.test(value) ? right(value) : wrong(frameworkMessages.notInteger);
    case 'date':
      return isCalendarDate(value) ? right(value) : wrong(frameworkMessages.notDate);
    case 'time':
      return TIME.test(value) ? right(value) : wrong(frameworkMessages.notTime);
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

/** The options that a comma-joined value names. */
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
