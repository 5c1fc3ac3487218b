import { expect, test } from '@playwright/test';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { PERSON_ORDERINGS } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { TICKET_GROUPINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { seedDealer } from '../console/seedDealer';
import { seedContracts } from '../console/seedElevators';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { recordFigure } from './figures';
import { median } from './median';
import { ROUNDS } from './rounds';

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
  const postgres = await ownPostgres();
  const server = await startServer(dataFolder(), {
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'a secret of this run only, and long enough',
    ACCESS_TOKEN_LIFETIME: '5h',
    BACKGROUND_WORK: '0',
    DEMO: '0',
  });
  try {
    const { token, dealerId } = await seedDealer(server.url, postgres.connection, {
      elevators: 0,
      tickets: TICKETS,
    });
    await seedContracts(postgres.connection, dealerId);
    const read = async (path: string) => {
      const began = performance.now();
      const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status, path).toBe(200);
      const body = await answer.json();
      return { body, time: performance.now() - began };
    };
    const { body } = await read(`/api/users/${dealerId}/user_customer_list/?page=1`);
    for (const { name, path, goal } of callsOf(dealerId, Number(body.count))) {
      const times: number[] = [];
      // The first round is a warm-up.
      for (let round = 0; round <= ROUNDS; round++) times.push((await read(path)).time);
      const time = median(times.slice(1));
      recordFigure(`${TICKETS.toLocaleString('en')} tickets · ${name}`, Math.round(time), 'ms');
      console.log(`${name}: ${time.toFixed(0)} ms, at most ${goal}`);
      expect.soft(time, name).toBeLessThan(goal);
    }
  } finally {
    await server.end('SIGTERM');
    postgres.remove();
  }
});
