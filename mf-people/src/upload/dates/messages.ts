import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** A date of a column and the day that it is read as. */
interface Reading {
  column: string;
  text: string;
  day: string;
}

/** The messages about the dates of a file (R873). */
export const dateMessages = defineMessages({
  title: 'How are the dates of this file written?',
  why: (columns: string) => t('The day and the month could be swapped in: {columns}.', { columns }),
  question: (text: string, row: number) => t('What is {text} (row {row})?', { text, row: String(row) }),
  dayFirst: (day: string) => t('{day}: the day first', { day }),
  monthFirst: (day: string) => t('{day}: the month first', { day }),
  hint: 'The answer is for this whole file. With a date format in Settings, later files are read without a question.',
  missing: 'Choose one of the two.',
  submit: 'Read the dates like this',
  first: 'Please say how the dates of the file are written.',
  change: 'Answer again how the dates are written',
  readings: 'How the dates are read',
  byItself: (reading: Reading, row: number, proof: string) =>
    t('{column}: {text} is {day}, because row {row} has {proof}.', {
      ...reading,
      row: String(row),
      proof,
    }),
  swapped: (reading: Omit<Reading, 'text'>, row: number) =>
    t(
      '{column}: is {day} right (row {row})? The other dates are texts, so the spreadsheet may have swapped day and month here. If so, correct the dates there before you upload.',
      { ...reading, row: String(row) },
    ),
  byOthers: (reading: Reading) =>
    t('{column}: {text} is {day}, as in the other columns of dates.', { ...reading }),
  byAnswer: (reading: Reading) => t('{column}: {text} is {day}, as you answered.', { ...reading }),
  bySetting: (reading: Reading) =>
    t('{column}: {text} is {day}, by the date format in Settings.', { ...reading }),
});
