import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { FIELD_FORMAT_VALUES } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { DEMO_PASSCODE, DEMO_PASSWORD, DEMO_USERNAME } from '../config/demoDealer';
import { countPipeline } from '../amc/amcContractRepository';
import { remindRenewals } from '../amc/remindRenewals';
import { seedDemo } from './seedDemo';
import { isPassword } from '../account/passwords';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';

const TODAY = '2026-11-20';

let one: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await seedDemo(one.database, { today: TODAY });
  await seedDemo(other.database, { today: TODAY });
});
afterAll(() => Promise.all([one.close(), other.close()]));

const count = async (sql: string): Promise<number> => {
  const [row] = await one.database.query<{ count: number }>(`select count(*) as count from ${sql}`);
  return row?.count ?? Number.NaN;
};

const counts = async (sql: string): Promise<Record<string, number>> => {
  const rows = await one.database.query<{ of: string; count: number }>(
    `select ${sql.replace(' from', ' as of, count(*) as count from')} group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.of, row.count]));
};

describe('the demonstration dealer', () => {
  test('signs in as documented (R1005)', async () => {
    const [dealer] = await one.database.query<{
      password_hash: string;
      passcode: string;
      is_verified: boolean;
    }>(
      'select password_hash, passcode, is_verified from users join dealers using (dealer_id) where username = $1',
      [DEMO_USERNAME],
    );
    expect(dealer).toMatchObject({ passcode: DEMO_PASSCODE, is_verified: true });
    expect(await isPassword(DEMO_PASSWORD, dealer?.password_hash)).toBe(true);
  });

  test('has 320 elevators, 12 technicians, 3,000 tickets and a customer for every building', async () => {
    expect(await count('elevators')).toBe(320);
    expect(await count("users where user_type = 'TechnicianUser'")).toBe(12);
    expect(await count('tickets')).toBe(3000);
    const buildings = await count('(select distinct lower(building_name) from elevators) as building');
    expect(await count("users where user_type = 'CustomerUser'")).toBe(buildings);
  });

  test('has elevators in every maintenance state, most of them completed', async () => {
    const states = await counts('main_state from elevators');
    expect(Object.keys(states)).toEqual(['Completed', 'InDue', 'OverDue']);
    expect(states.Completed).toBeGreaterThan(160);
    expect(states.InDue).toBeGreaterThan(50);
    expect(states.OverDue).toBeGreaterThan(5);
  });

  test('has tickets of every status and priority, most of the old ones closed', async () => {
    const statuses = await counts('status from tickets');
    expect(Object.keys(statuses)).toEqual(['Accepted', 'Closed', 'InProgress', 'OnHold', 'Open']);
    expect(Math.min(...Object.values(statuses))).toBeGreaterThan(20);
    expect(statuses.Closed).toBeGreaterThan(2500);
    expect(Object.keys(await counts('priority from tickets'))).toHaveLength(5);
  });

  test('has nothing in the future, and no ticket older than two years', async () => {
    expect(
      await count(`tickets where update_date::date >= '${TODAY}' or create_date < '${addDays(TODAY, -732)}'`),
    ).toBe(0);
    expect(await count(`elevators where main_completed_date > '${TODAY}' or install_date > '${TODAY}'`)).toBe(
      0,
    );
    expect(await count(`reports where report_date > '${TODAY}'`)).toBe(0);
    expect(await count('tickets where close_date < create_date or update_date::date < create_date')).toBe(0);
  });

  test('has closed tickets with a close date, and no others', async () => {
    expect(await count("tickets where (status = 'Closed') <> (close_date is not null)")).toBe(0);
    expect(await count(`tickets where length(label) > ${LABEL_MAX_LENGTH}`)).toBe(0);
  });

  test('has custom fields of every format, with values on tickets and on reports', async () => {
    const formats = await counts("format from custom_fields where tracker = 'ticket'");
    expect(Object.keys(formats)).toEqual([...FIELD_FORMAT_VALUES].sort());
    expect(await count("custom_fields where tracker = 'report'")).toBeGreaterThan(3);
    expect(await count('ticket_field_values')).toBeGreaterThan(9000);
    expect(await count('report_field_values')).toBeGreaterThan(500);
  });

  test('has contracts in every stage of the pipeline, some lapsed, some renewed, most with much time left', async () => {
    const dealer = 'select dealer_id from dealers';
    const [{ dealer_id } = { dealer_id: 0 }] = await one.database.query<{ dealer_id: number }>(dealer);
    const pipeline = await countPipeline(one.database, dealer_id, TODAY);
    for (const contracts of Object.values(pipeline)) expect(contracts).toBeGreaterThan(0);
    expect(await count(`contracts where end_date > '${addDays(TODAY, 60)}'`)).toBeGreaterThan(60);
    expect(await count('contracts where renews is not null')).toBeGreaterThan(40);
    expect(
      await count(
        'contracts c where not exists (select from contract_elevators e where e.contract_id = c.contract_id)',
      ),
    ).toBe(0);
  });

  test('has a history of every elevator that ends in its state, and sends no reminders at once', async () => {
    expect(
      await count(`elevators e where main_state <> (select to_state from maintenance_history h
        where h.elevator_id = e.elevator_id order by at desc, entry_id desc limit 1)`),
    ).toBe(0);
    expect(await count(`maintenance_history where at >= '${addDays(TODAY, 1)}'`)).toBe(0);
    await remindRenewals(one.database, TODAY, 'http://console.example');
    expect(await count('outbox')).toBe(0);
  });

  test('has visits in every state: today, late, done late, missed, and without a technician (R1202)', async () => {
    expect(Object.keys(await counts('state from visits'))).toEqual([...VISIT_STATES].sort());
    expect(Object.keys(await counts('kept from visits where kept is not null'))).toHaveLength(4);
    const today = await counts(`state from visits where planned_day = '${TODAY}'`);
    expect(Object.keys(today)).toEqual(expect.arrayContaining(['AtWork', 'OnTheWay', 'Planned', 'OnHold']));
    expect(await count(`visits where state = 'Planned' and planned_day < '${TODAY}'`)).toBe(2);
    expect(
      await count(`visits v where state = 'Planned' and not exists (
        select from visit_technicians t where t.visit_id = v.visit_id)`),
    ).toBe(2);
    expect(await count("visits where state in ('OnHold', 'Cancelled') and reason = ''")).toBe(0);
    expect(await count('absences')).toBe(3);
  });

  test('has checklists of the visits of the last days, also in their reports (R1253, R1258)', async () => {
    const results = await counts('result from visit_checks where result is not null');
    expect(Object.keys(results)).toEqual(['NotApplicable', 'NotOk', 'Ok']);
    expect(await count("visit_checks where answer = 'value' and value is not null")).toBeGreaterThan(3);
    const unlike = await count(`visit_elevators l join reports r using (report_id)
      where (l.checklist is null) <> (r.checks is null) or jsonb_array_length(r.checks) <> (
        select count(*) from visit_checks k where k.visit_id = l.visit_id and k.elevator_id = l.elevator_id)`);
    expect(unlike).toBe(0);
  });

  test('has one alarm that is over, with a record, and its lift is sealed (R1375)', async () => {
    const [alarm] = await one.database.query<{ sealed: boolean }>(`select exists (select from seals s
      where s.alarm_id = a.alarm_id and s.elevator_id = a.elevator_id and s.lifted_at is null) as sealed
      from alarms a where a.released_at::date < '${TODAY}' and a.cause <> '' and a.action <> ''`);
    expect(alarm).toEqual({ sealed: true });
    expect(await count('alarms')).toBe(1);
    expect(await count('alarms where next_step_at is not null')).toBe(0);
    expect(await count('alarm_log')).toBe(7);
  });

  test('gives its next ticket a number that is free', async () => {
    expect(await count("tickets, dealers where ticket_key = 'ELV-' || next_ticket")).toBe(0);
    expect(await count('dealers where next_ticket = 4001')).toBe(1);
  });

  test('is the same whenever it is created on the same day', async () => {
    for (const table of [
      'users',
      'elevators',
      'tickets',
      'custom_fields',
      'ticket_field_values',
      'reports',
      'report_field_values',
      'maintenance_history',
      'contracts',
      'contract_elevators',
      'push_subscriptions',
      'visits',
      'visit_elevators',
      'visit_technicians',
      'visit_history',
      'visit_checks',
      'absences',
    ]) {
      const dump = `select to_jsonb(t) - '{created_at,updated_at,password_hash}'::text[] as row from ${table} t order by 1`;
      expect(await one.database.query(dump)).toEqual(await other.database.query(dump));
    }
  });
});

test('a demonstration that fails leaves nothing behind', async () => {
  const half = await testDatabase();
  try {
    await half.database.query('alter table reports add constraint never check (false)');
    await expect(seedDemo(half.database, { today: TODAY })).rejects.toThrow('never');
    expect(await half.database.query('select from users')).toEqual([]);
  } finally {
    await half.close();
  }
});
