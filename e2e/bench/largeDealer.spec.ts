import { expect, test } from '@playwright/test';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { PERSON_ORDERINGS } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { TICKET_GROUPINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { seedContracts } from '../console/seedElevators';
import { MeasuredDealer } from './MeasuredDealer';

/** `npm run bench -- --only large --tickets 100000` is shorter. */
const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000);
/** The maximum times in milliseconds: of a call of Home or a page of customers, and of a report. */
const SCREEN = 100;
const REPORT = 500;
const TRENDS = ['months', 'time-to-close', 'repeat-faults', 'load'];

interface Measured {
  name: string;
  path: string;
  goal: number;
}

/** What the screens that count tickets ask for. */
function callsOf(dealerId: number, customers: number): Measured[] {
  const today = localDay();
  const screen = (name: string, path: string): Measured => ({ name, path, goal: SCREEN });
  const people = `/api/users/${dealerId}/user_customer_list/?page_size=15`;
  const last = Math.ceil(customers / 15);
  const pages = Object.entries({ first: 1, middle: Math.ceil(last / 2), last });
  const days = { 'of a year': addDays(today, -364), 'of all years': '2000-01-01' };
  return [
    screen('Home, what needs the dealer today', '/api/home/urgent/'),
    screen('Home, the desk', '/api/home/desk/'),
    screen('Home, counts of tickets', `/api/tickets/all-ticket-list-emp-count/${dealerId}/`),
    screen('Home, counts of maintenance', `/api/elevators/elevator_summary/?user_id=${dealerId}`),
    screen('Home, renewals', '/api/contracts/pipeline/'),
    ...pages.map(([which, page]) => screen(`customers, ${which} page`, `${people}&page=${page}`)),
    ...PERSON_ORDERINGS.map((by) => screen(`customers by ${by}`, `${people}&page=1&ordering=-${by}`)),
    screen('customers with a word', `${people}&page=1&search=customer.b`),
    screen('technicians', `/api/account/${dealerId}/employee_list/?page=1&page_size=15`),
    ...TICKET_GROUPINGS.map((by) => ({
      name: `report by ${by}`,
      path: `/api/tickets/summary/${dealerId}/?by=${by}`,
      goal: REPORT,
    })),
    ...Object.entries(days).flatMap(([when, from]) => [
      ...TICKET_GROUPINGS.map((by) => ({
        name: `report by ${by}, ${when}`,
        path: `/api/tickets/summary/${dealerId}/?by=${by}&from=${from}&to=${today}`,
        goal: REPORT,
      })),
      ...TRENDS.map((trend) => ({
        name: `${trend}, ${when}`,
        path: `/api/tickets/trends/${dealerId}/${trend}/?from=${from}&to=${today}`,
        goal: REPORT,
      })),
    ]),
  ];
}

test('Home, the customers and the reports of a dealer with a million tickets', async () => {
  // Filling takes most of it.
  test.setTimeout(900_000 + TICKETS * 3);
  const dealer = await MeasuredDealer.start({ elevators: 0, tickets: TICKETS });
  try {
    await seedContracts(dealer.database, dealer.dealerId);
    const { body } = await dealer.read(`/api/users/${dealer.dealerId}/user_customer_list/?page=1`);
    const object = `${TICKETS.toLocaleString('en')} tickets`;
    for (const { name, path, goal } of callsOf(dealer.dealerId, Number(body.count)))
      expect.soft(await dealer.measure(object, name, path, goal), name).toBeLessThan(goal);
  } finally {
    await dealer.stop();
  }
});
