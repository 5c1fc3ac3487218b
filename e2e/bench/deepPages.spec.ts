import { expect, test } from '@playwright/test';
import { AMC_CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { ELEVATOR_ORDERINGS } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { MAINTENANCE_ORDERINGS } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { PERSON_ORDERINGS } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { seedDealer } from '../console/seedDealer';
import { seedContracts } from '../console/seedElevators';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { recordFigure } from './figures';
import { median } from './median';
import { ROUNDS } from './rounds';

const TICKETS = 100_000;
const ELEVATORS = 25_000;
const PAGE_SIZE = 25;
/** The maximum time of any page, in milliseconds. */
const GOAL = 50;

/** The lists of a dealer, with the orders that each has. */
const listsOf = (dealerId: number) => {
  const tickets = `/api/tickets/all-ticket-list-emp/${dealerId}/?`;
  const maintenance = (state: string) => `/api/elevators/elevator_summary_${state}/?`;
  return [
    ['tickets', tickets, TICKET_ORDERINGS],
    ['closed tickets', `${tickets}status=Closed&`, TICKET_ORDERINGS],
    ['tickets with a word', `${tickets}search=door&`, TICKET_ORDERINGS],
    ['elevators', `/api/users/${dealerId}/elevators/?`, ELEVATOR_ORDERINGS],
    ['customers', `/api/users/${dealerId}/user_customer_list/?`, PERSON_ORDERINGS],
    ['technicians', `/api/account/${dealerId}/employee_list/?`, PERSON_ORDERINGS],
    ['completed maintenance', maintenance('completed'), MAINTENANCE_ORDERINGS],
    ['maintenance in due', maintenance('indue'), MAINTENANCE_ORDERINGS],
    ['overdue maintenance', maintenance('overdue'), MAINTENANCE_ORDERINGS],
    ['contracts', '/api/contracts/?', AMC_CONTRACT_ORDERINGS],
  ] as const;
};

test('the first, the middle and the last page of the long lists, in every order', async () => {
  test.setTimeout(1_200_000);
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
      elevators: ELEVATORS,
      tickets: TICKETS,
    });
    await seedContracts(postgres.connection, dealerId);
    const read = async (path: string, page: number, ordering = '') => {
      const url = `${server.url}${path}page=${page}&page_size=${PAGE_SIZE}${ordering && `&ordering=${ordering}`}`;
      const began = performance.now();
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const { count } = await answer.json();
      expect(answer.status, url).toBe(200);
      return { count: Number(count), time: performance.now() - began };
    };
    for (const [name, path, orderings] of listsOf(dealerId)) {
      const last = Math.ceil((await read(path, 1)).count / PAGE_SIZE);
      for (const ordering of orderings.flatMap((one) => [one, `-${one}`])) {
        const shown: string[] = [];
        for (const [which, page] of [
          ['first', 1],
          ['middle', Math.ceil(last / 2)],
          ['last', last],
        ] as const) {
          const times: number[] = [];
          // The first round is a warm-up.
          for (let round = 0; round <= ROUNDS; round++) times.push((await read(path, page, ordering)).time);
          const time = median(times.slice(1));
          const what = `${which} page of ${name} by ${ordering}`;
          recordFigure(`a page of a long list · ${what}`, Math.round(time), 'ms');
          shown.push(`${which} ${time.toFixed(0)} ms`);
          expect.soft(time, what).toBeLessThan(GOAL);
        }
        console.log(`${name} by ${ordering}, ${last} pages: ${shown.join(', ')}`);
      }
    }
  } finally {
    await server.end('SIGTERM');
    postgres.remove();
  }
});
