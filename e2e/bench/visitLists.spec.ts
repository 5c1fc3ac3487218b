import { expect, test } from '@playwright/test';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { VISIT_ORDERINGS } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { VISIT_KEPT_FILTER } from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { seedVisits } from '../console/seedVisits';
import { MeasuredDealer } from './MeasuredDealer';

/** `npm run bench -- --only visits --tickets 100000` is shorter. */
const VISITS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000);
const ELEVATORS = 25_000;
const PAGE_SIZE = 25;
/** The maximum times in milliseconds: of the first page of a list, of a late page, and of a report. */
const FIRST = 100;
const LATE = 250;
const REPORT = 500;

/** The filters of the list, each alone or with a state. */
function filtersOf(row: Record<string, unknown>, today: string): Record<string, string> {
  const { building_name, lifts, customer_id, contract_id, technicians } = row as {
    building_name: string;
    lifts: { elevator_id: number; elevator_name: string }[];
    customer_id: number;
    contract_id: number | null;
    technicians: { user_id: number }[];
  };
  const [lift, technician] = [lifts[0], technicians[0]];
  const year = addDays(today, -364);
  return {
    all: '',
    ...Object.fromEntries(VISIT_STATES.map((state) => [state, `state=${state}`])),
    ...Object.fromEntries(VISIT_KEPT_FILTER.map((kept) => [`kept ${kept}`, `kept=${kept}`])),
    'of nobody': 'unassigned=true',
    'of a technician': `technician=${technician?.user_id}`,
    'of a technician, Done': `technician=${technician?.user_id}&state=Done`,
    'of an elevator': `elevator=${lift?.elevator_id}`,
    'of a customer': `customer=${customer_id}`,
    'of a contract': `contract=${contract_id}`,
    'of a building': `building=${encodeURIComponent(building_name)}`,
    'of today': `planned_from=${today}&planned_to=${today}`,
    'of a year': `planned_from=${year}&planned_to=${today}`,
    'promised in a month': `promised_from=${addDays(today, -90)}&promised_to=${addDays(today, -60)}`,
    'promised in a month, Missed': `promised_from=${addDays(today, -90)}&promised_to=${addDays(today, -60)}&kept=Missed`,
    'promised in a year': `promised_from=${year}&promised_to=${today}`,
    'with the name of an elevator': `search=${encodeURIComponent(lift?.elevator_name ?? '')}`,
    'with no such text': 'search=zzzzzz',
  };
}

test('the list of visits, with every filter and in every order, and the report in time', async () => {
  // Filling takes most of it.
  test.setTimeout(900_000 + VISITS * 3);
  const dealer = await MeasuredDealer.start({ elevators: ELEVATORS, tickets: 0 });
  try {
    await seedVisits(dealer.database, dealer.dealerId, VISITS);
    const today = localDay();
    const object = `${VISITS.toLocaleString('en')} visits`;
    const measure = async (name: string, path: string, goal: number) =>
      expect.soft(await dealer.measure(object, name, path, goal), name).toBeLessThan(goal);
    const list = (page: number, query: string) => `/api/visits/?page=${page}&page_size=${PAGE_SIZE}&${query}`;
    const { body } = await dealer.read(list(1, 'ordering=-planned_day&state=Planned&kept=Open'));
    const filters = filtersOf(body.results[0], today);
    for (const [name, filter] of Object.entries(filters))
      for (const ordering of VISIT_ORDERINGS.flatMap((one) => [one, `-${one}`]))
        await measure(`${name}, by ${ordering}`, list(1, `${filter}&ordering=${ordering}`), FIRST);
    for (const name of ['all', 'Done', 'of a technician'])
      for (const ordering of VISIT_ORDERINGS) {
        const query = `${filters[name]}&ordering=${ordering}`;
        const last = await dealer.lastPage(`/api/visits/?${query}&`, PAGE_SIZE);
        await measure(`${name}, by ${ordering}, middle page`, list(Math.ceil(last / 2), query), LATE);
        await measure(`${name}, by ${ordering}, last page`, list(last, query), LATE);
      }
    for (const by of ['months', 'technicians'])
      for (const [when, from] of Object.entries({
        'a year': addDays(today, -364),
        'all years': '2000-01-01',
      }))
        await measure(
          `in time by ${by}, of ${when}`,
          `/api/visits/in_time/${by}/?from=${from}&to=${today}`,
          REPORT,
        );
  } finally {
    await dealer.stop();
  }
});
