import { aTimelineEntry } from '@smart-elevator/shared-api/testing/factories';
import { eventText } from './eventText';

test.each([
  ['ticket', 'Door noise', 'ELV-1 · Doors · Open · High', 'Door noise', 'ELV-1 · Doors · Open · High'],
  [
    'maintenance',
    'InDue → OverDue',
    'Due 03/01/2026 · Ravi',
    'Maintenance due → Maintenance overdue',
    'Due 03/01/2026 · Ravi',
  ],
  ['visit', 'Next visit', 'Ravi · AtWork', 'Next visit', 'Ravi · At work'],
  ['visit', 'Visit done', 'Ravi · OnTheWay · Done', 'Visit done', 'Ravi · OnTheWay · Done'],
  ['report', 'AMC report 7', 'Ravi', 'AMC report 7', 'Ravi'],
] as const)('a %s %s is in words (R1401)', (kind, title, detail, said, more) => {
  expect(eventText(aTimelineEntry({ kind, title, detail }))).toEqual({ title: said, detail: more });
});
