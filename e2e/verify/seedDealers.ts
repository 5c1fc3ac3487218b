import { Client, type ClientConfig } from 'pg';
import { seedTickets } from '../console/seedTickets';
import type { AccountFixture } from './AccountFixture';
import { sendRequest } from './sendRequest';
import type { Tenant } from './workloadMix';

/** The initial number of tickets per dealer; people and elevators are those of `seedTickets`. */
export const TICKETS = 400;

/** Registers dealers who each have tickets, elevators and a report. */
export async function seedDealers(
  fixture: AccountFixture,
  database: ClientConfig,
  dealers: number,
): Promise<Tenant[]> {
  const made: Tenant[] = [];
  for (let n = 0; n < dealers; n++) {
    const dealer = await fixture.member();
    await seedTickets(database, dealer.id, TICKETS, { tidy: n === dealers - 1 });
    const elevators = await idsOf(database, 'elevators', 'elevator_id', dealer.id);
    const answer = await sendRequest(fixture.url, 'POST', `/api/cust-reports/${elevators[0]}/reports/`, {
      token: dealer.access,
      body: { report_date: '2026-03-01' },
    });
    if (answer.status !== 201) throw new Error(`No report was made: ${answer.text}`);
    made.push({
      dealer,
      elevators,
      tickets: await idsOf(database, 'tickets', 'ticket_id', dealer.id),
      reports: await idsOf(database, 'reports', 'report_id', dealer.id),
    });
  }
  return made;
}

async function idsOf(database: ClientConfig, table: string, id: string, dealer: number): Promise<number[]> {
  const client = new Client(database);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select ${id} as id from ${table} where dealer_id = $1 order by 1 limit 200`,
      [dealer],
    );
    return rows.map((row) => row.id);
  } finally {
    await client.end();
  }
}
