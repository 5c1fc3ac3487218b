import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { Refusal } from './foundDays';

/** The messages of the working calendar. */
export const messages = defineMessages({
  title: 'Working days',
  failed: 'The working days could not be loaded',
  saved: 'The working days have been saved.',
  notSaved: (reason: string) => t('The working days were not saved. {reason}', { reason }),
  week: {
    title: 'The week',
    offs: 'Weekly days off',
    minutes: 'Working hours of a day',
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? t('{hours} h', { hours }) : t('{hours} h {minutes} min', { hours, minutes }),
    horizon: 'Days that are planned ahead',
    horizonHint: 'From 7 to 366.',
    save: 'Save',
    question: 'Store this week?',
    store: 'Store',
  },
  ends: (day: string, until: string) =>
    t(
      'The last holiday that is entered is {day}, but visits are planned until {until}. Enter the holidays that follow.',
      {
        day,
        until,
      },
    ),
  days: {
    title: 'Days off',
    none: 'No day off in this year.',
    everyYear: 'every year',
    earlier: 'Earlier years',
    addOne: 'Add a day',
    addList: 'Add a list',
    addNational: 'Add the national days',
    remove: (name: string, day: string) => t('Remove {name}, {day}', { name, day }),
    removed: (name: string) => t('{name} is no longer a day off.', { name }),
    restored: (name: string) => t('{name} is a day off again.', { name }),
  },
  adding: {
    day: 'Date',
    name: 'Name',
    fixed: 'On the same day every year',
    text: 'Days off, one in a line',
    textHint: 'A date and a name, such as 22 March 2027, Holi. Copy them from a sheet, a mail or a page.',
    file: 'Choose a CSV or ICS file',
    fileHint: 'An ICS file is what calendars such as Google’s export.',
    unreadable: 'This file cannot be read. Save it as CSV (UTF-8) or as ICS, at most 1 MB.',
    isOff: 'This day is off already.',
    effectFailed: 'What becomes of the planned visits could not be loaded',
    nothing: 'Type or paste some days, or choose a file.',
    next: 'Check',
    back: 'Back',
    added: (count: number) =>
      t('{count, plural, =0 {No day is added} one {# day is added} other {# days are added}}', { count }),
    refused: (count: number) =>
      t('{count, plural, one {# line is left out} other {# lines are left out}}', { count }),
    more: (count: number) => t('and {count} more', { count }),
    submit: (count: number) => t('{count, plural, one {Add # day} other {Add # days}}', { count }),
    done: (count: number) =>
      t('{count, plural, one {# day off was added.} other {# days off were added.}}', { count }),
  },
  effect: (replanned: number, kept: number) =>
    [
      replanned > 0
        ? t(
            '{count, plural, one {# planned visit is on a day off: it is planned again.} other {# planned visits are on days off: they are planned again.}}',
            { count: replanned },
          )
        : '',
      kept > 0
        ? t(
            '{count, plural, one {# visit that a person has planned stays on a day off.} other {# visits that a person has planned stay on days off.}}',
            { count: kept },
          )
        : '',
    ]
      .filter(Boolean)
      .join(' ') || t('No visit is on a day off.'),
  why: {
    noDay: 'no date',
    noYear: 'the year is missing',
    noName: 'the name is missing',
    longName: 'the name is longer than 100 characters',
    known: 'this day is off already',
    full: 'the list is full',
    timed: 'it has a time of day',
    cancelled: 'it is cancelled',
    repeats: 'it repeats in another way than every year',
    long: 'it is longer than 31 days',
  } satisfies Record<Refusal, string>,
});
