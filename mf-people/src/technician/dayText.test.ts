import { aTechnicianDay, anOpenTicket, aVisit } from '../testing/aTechnicianDay';
import { dayText, TEXT_MAX_LENGTH } from './dayText';

const DAY = '2026-11-27';
const textOf = (visits: number, tickets: number, open = tickets, summary = 'Door reopens') =>
  dayText(
    'Anita Rao',
    DAY,
    aTechnicianDay({
      visits: Array.from({ length: visits }, (_, at) => aVisit({ done: at === 0 }, at + 1)),
      tickets: Array.from({ length: tickets }, (_, at) =>
        anOpenTicket({ target_date: DAY, label: 'Doors', summary }, at + 1),
      ),
      work: { open_tickets: open, late_tickets: 0, elevators: 0, visits },
    }),
  );

const PLACE = 'Sunrise Tower, 12 MG Road, Pune. Sunrise Society, 98100 00001';

test('a day as a text has where to go, what is to be done and whom to call (R435)', () => {
  expect(textOf(1, 1)).toBe(
    [
      'Anita Rao: 11/27/2026',
      '1 visit',
      `• AA1001, ${PLACE} (Done)`,
      '',
      '1 open ticket',
      `• ELV-1001 (High, Doors, due 11/27/2026): Door reopens – AA1001, ${PLACE}`,
    ].join('\n'),
  );
});

test('a day without work says so', () => {
  expect(textOf(0, 0)).toBe('Anita Rao: 11/27/2026\nNo visits and no open tickets.');
});

test.each([
  ['many visits', 60, 3, 3],
  ['many tickets', 2, 100, 340],
])('of %s as many as fit are written, and the others counted (R435)', (_, visits, tickets, open) => {
  const text = textOf(visits, tickets, open);
  expect(text.length).toBeLessThanOrEqual(TEXT_MAX_LENGTH);
  expect(text.length).toBeGreaterThan(TEXT_MAX_LENGTH - 250);
  const written = text.match(/^•/gm)?.length ?? 0;
  expect(text).toMatch(new RegExp(`\\nand ${visits + open - written} more$`));
});

test('a visit has its time before its place, and its note at the end (R435)', () => {
  const visit = aVisit({ from_time: '16:00', to_time: '18:00', note: 'Key at the gate' });
  expect(dayText('Anita Rao', DAY, aTechnicianDay({ visits: [visit] }))).toContain(
    `\n• 16:00–18:00 AA1001, ${PLACE} – Key at the gate`,
  );
});
