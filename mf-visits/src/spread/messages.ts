import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of spreading the days of a technician. */
export const messages = defineMessages({
  title: 'Spread visits',
  titleOf: (name: string) => t('Spread the visits of {name}', { name }),
  failed: 'The visits could not be spread',
  noneChosen: 'No technician is chosen',
  noneChosenHint: 'Choose a technician on the dispatch board.',
  back: 'Go to the dispatch board',
  days: 'Days of the absence',
  from: 'From',
  to: 'To',
  keepDay: 'Each visit keeps its day',
  changes: 'What would change',
  building: 'Building',
  now: 'Now',
  then: 'Then',
  minutes: 'Duration',
  nobody: 'Nobody',
  nothing: 'No visit of these days can be spread.',
  begun: (count: number) =>
    t('{count, plural, one {# visit is under way and stays.} other {# visits are under way and stay.}}', {
      count,
    }),
  alone: (count: number) =>
    t('{count, plural, one {# visit has nobody} other {# visits have nobody}} who could do it.', { count }),
  loads: 'Who gets more work',
  technician: 'Technician',
  day: 'Day',
  before: 'Booked now',
  after: 'Booked then',
  over: 'overbooked',
  store: (count: number) => t('Move {count, plural, one {# visit} other {# visits}}', { count }),
  done: (count: number) =>
    t('{count, plural, one {# visit was moved.} other {# visits were moved.}} The technicians are told.', {
      count,
    }),
  undone: (count: number) =>
    t('{count, plural, one {# visit was moved back.} other {# visits were moved back.}}', { count }),
  notDone: (reason: string) => t('Nothing was moved. {reason}', { reason }),
});
