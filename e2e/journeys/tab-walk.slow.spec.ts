import { open, screens } from '../console/screens';
import { tabWalk } from '../console/tabWalk';
import { expect, test } from '../console/test';

const NAMES = [
  'home',
  'open tickets',
  'technicians',
  'customers',
  'the page of a customer',
  'elevators',
  'elevators as a table',
  'the page of an elevator',
  'maintenance in-due',
  'custom fields',
  'fields of tickets',
  'reports',
  'trends',
  'a new ticket',
  'a ticket',
  'the page of a ticket',
  'a new technician',
  'a customer',
  'a new elevator',
  "an elevator's form",
  'the buildings',
  'AMC contracts',
  'a contract',
  'AMC renewals',
  'the calendar',
  'a week of the calendar',
  'settings',
  'activity',
];
const walked = screens.filter(({ name, isPublic }) => isPublic || NAMES.includes(name));

for (const [form, viewport] of [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 360, height: 780 }],
] as const) {
  for (const as of ['nobody', 'demo'] as const) {
    test.describe(`${form}, signed in as ${as}`, () => {
      test.use({ as, viewport });

      test('every stop of the Tab key is visible, has a name and the visual order (R262)', async ({
        page,
      }) => {
        test.setTimeout(480_000);
        for (const screen of walked.filter(({ isPublic = false }) => isPublic === (as === 'nobody'))) {
          await open(page, screen);
          const { stops, faults } = await tabWalk(page);
          expect.soft(faults, screen.name).toEqual([]);
          expect.soft(stops.length, screen.name).toBeGreaterThan(3);
        }
      });
    });
  }
}
