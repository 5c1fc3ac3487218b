import { expect, test } from '@playwright/test';
import { AMC_CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { ELEVATOR_ORDERINGS } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { MAINTENANCE_ORDERINGS } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { PERSON_ORDERINGS } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { seedContracts } from '../console/seedElevators';
import { MeasuredDealer } from './MeasuredDealer';

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
  const dealer = await MeasuredDealer.start({ elevators: ELEVATORS, tickets: TICKETS });
  try {
    await seedContracts(dealer.database, dealer.dealerId);
    for (const [list, path, orderings] of listsOf(dealer.dealerId)) {
      const last = await dealer.lastPage(path, PAGE_SIZE);
      for (const ordering of orderings.flatMap((one) => [one, `-${one}`]))
        for (const [which, page] of Object.entries({ first: 1, middle: Math.ceil(last / 2), last })) {
          const name = `${which} page of ${list} by ${ordering}`;
          const address = `${path}page=${page}&page_size=${PAGE_SIZE}&ordering=${ordering}`;
          const time = await dealer.measure('a page of a long list', name, address, GOAL);
          expect.soft(time, name).toBeLessThan(GOAL);
        }
    }
  } finally {
    await dealer.stop();
  }
});
