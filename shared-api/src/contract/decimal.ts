import { number } from 'yup';
import { asciiDigits } from './asciiDigits';
import { frameworkMessages } from './frameworkMessages';

/** A number between two others, rounded to four decimals. '1.5' counts as 1.5, in the digits of every script (R916). */
export const decimal = (min: number, max: number) =>
  number().withMutation((made) => {
    // yup itself converts a list or a record of one number.
    made.transforms.unshift(decimalOf);
    return made
      .typeError(frameworkMessages.notNumber)
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null)
      .min(min, frameworkMessages.tooSmall(min))
      .max(max, frameworkMessages.tooLarge(max));
  });

function decimalOf(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 10_000) / 10_000;
  if (typeof value !== 'string') return value === null || value === undefined ? value : Number.NaN;
  const written = asciiDigits(value).trim();
  return /^[+-]?\d+(\.\d*)?$/.test(written) ? decimalOf(Number(written)) : Number.NaN;
}
