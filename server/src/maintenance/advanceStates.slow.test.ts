import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { SeededRandom } from '../demo/SeededRandom';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/Database';
import { runDailyJob } from '../jobs/runDailyJob';
import { insertDealer } from '../account/userRepository';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { PASSWORD_HASH } from '../testing/testPassword';
import { anElevator } from '../testing/testRows';
import { advanceStatesJob, advanceStates } from './advanceStates';

const FIRST = '2026-03-01';

let one: TestDatabase;
let dealer: number;
beforeEach(async () => {
  one = await testDatabase();
  dealer = await aDealer(one.database);
});
afterEach(() => one.close());

const aDealer = (db: Database) =>
  insertDealer(
    db,
    {
      username: 'dealer',
      email: 'dealer@example.com',
      first_name: 'Asha',
      last_name: 'Rao',
      phoneno: '5550100',
      password_hash: PASSWORD_HASH,
      is_verified: true,
    },
    '428519',
  );

interface State {
  main_state: MainState;
  main_start_date: string;
  main_due_date: string;
}
const stateOf = async (db: Database, elevator_id: number) => {
  const [row] = await db.query<State>(
    'select main_state, main_start_date, main_due_date from elevators where elevator_id = $1',
    [elevator_id],
  );
  return row;
};
const historyOf = (db: Database) =>
  db.query<object>(
    `select e.elevator_name, h.at, h.who_id, h.from_state, h.to_state, h.due_date, h.completed_date
     from maintenance_history h join elevators e using (dealer_id, elevator_id)
     where h.from_state is not null order by e.elevator_name, h.entry_id`,
  );

describe('one day of the job (R534)', () => {
  const done = { main_state: 'Completed', main_start_date: '2026-01-01', main_completed_date: '2026-01-20' };
  test.each([
    ['InDue on its due date stays InDue', { main_state: 'InDue', main_due_date: FIRST }, 'InDue'],
    [
      'InDue past its due date becomes OverDue',
      { main_state: 'InDue', main_due_date: '2026-02-28' },
      'OverDue',
    ],
    [
      'OverDue stays OverDue, also when it is not due yet',
      { main_state: 'OverDue', main_due_date: '2026-12-31' },
      'OverDue',
    ],
    [
      'Completed monthly, 8 days before it is due, stays',
      { ...done, main_due_date: '2026-03-09' },
      'Completed',
    ],
    [
      'Completed monthly, 7 days before it is due, starts again',
      { ...done, main_due_date: '2026-03-08' },
      'InDue',
    ],
    [
      'Completed quarterly, 31 days before it is due, stays',
      { ...done, main_cycle_days: 90, main_due_date: '2026-04-01' },
      'Completed',
    ],
    [
      'Completed quarterly, 30 days before it is due, starts again',
      { ...done, main_cycle_days: 90, main_due_date: '2026-03-31' },
      'InDue',
    ],
    [
      'Completed and past its due date is OverDue at once',
      { ...done, main_due_date: '2026-02-20' },
      'OverDue',
    ],
  ])('%s', async (_rule, values, expected) => {
    const { elevator_id } = await anElevator(one.database, dealer, values);
    await advanceStates(one.database, FIRST);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: expected });
  });

  test('the next cycle starts that day, so that the completed date belongs to the previous one (R535)', async () => {
    const { elevator_id } = await anElevator(one.database, dealer, { ...done, main_due_date: '2026-03-08' });
    await advanceStates(one.database, FIRST);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_start_date: FIRST });
    expect(await historyOf(one.database)).toMatchObject([
      { who_id: null, from_state: 'Completed', to_state: 'InDue', due_date: '2026-03-08' },
    ]);
  });

  test('a deleted elevator is not changed', async () => {
    const sold = { main_state: 'InDue', main_due_date: '2026-01-31', deleted_at: '2026-02-01' };
    const { elevator_id } = await anElevator(one.database, dealer, sold);
    await advanceStates(one.database, FIRST);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: 'InDue' });
  });
});

describe('the daily job', () => {
  const roll = (db: Database, day: string) => runDailyJob(db, advanceStatesJob, day);

  test('runs once a day, however often it is called; the dealer’s choice stays until the next day', async () => {
    const { elevator_id } = await anElevator(one.database, dealer, {
      main_state: 'InDue',
      main_due_date: '2026-02-01',
    });
    expect(await roll(one.database, FIRST)).toEqual([FIRST]);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: 'OverDue' });
    await one.database.query("update elevators set main_state = 'InDue'");
    expect(await roll(one.database, FIRST)).toEqual([]);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: 'InDue' });
    expect(await roll(one.database, addDays(FIRST, 1))).toEqual([addDays(FIRST, 1)]);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: 'OverDue' });
  });

  test('a clock that goes back has no effect', async () => {
    await roll(one.database, FIRST);
    expect(await roll(one.database, '2026-02-01')).toEqual([]);
    expect(await roll(one.database, addDays(FIRST, 1))).toEqual([addDays(FIRST, 1)]);
  });

  test('a failed day is not recorded, and is repeated at the next try', async () => {
    let broken = true;
    const job = {
      ...advanceStatesJob,
      run: async (...given: Parameters<typeof advanceStates>) => {
        await advanceStates(...given);
        if (broken) throw new Error('the disk is full');
      },
    };
    const { elevator_id } = await anElevator(one.database, dealer, {
      main_state: 'InDue',
      main_due_date: '2026-02-01',
    });
    await expect(runDailyJob(one.database, job, FIRST)).rejects.toThrow('the disk is full');
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: 'InDue' });
    broken = false;
    expect(await runDailyJob(one.database, job, FIRST)).toEqual([FIRST]);
    expect(await stateOf(one.database, elevator_id)).toMatchObject({ main_state: 'OverDue' });
  });

  test('several concurrent servers run each day once', async () => {
    const servers = [one.database, ...[1, 2, 3].map(() => openDatabase(one.connection))];
    await roll(one.database, FIRST);
    const last = addDays(FIRST, 20);
    const done = await Promise.all(servers.map((db) => roll(db, last)));
    expect(done.flat().sort()).toEqual(Array.from({ length: 20 }, (_, at) => addDays(FIRST, at + 1)));
    await Promise.all(servers.slice(1).map((db) => db.close()));
  });

  test('a year with downtimes and duplicate runs on two servers has the same result as a run on each day', async () => {
    const other = await testDatabase();
    const twin = openDatabase(other.connection);
    const theirs = await aDealer(other.database);
    const chance = new SeededRandom(39);
    const elevators = Array.from({ length: 60 }, (_, at) => {
      const main_start_date = addDays(FIRST, -chance.whole(0, 200));
      const main_state = chance.pick(['Completed', 'InDue', 'OverDue'] as const);
      return {
        elevator_name: `Lift ${String(at).padStart(2, '0')}`,
        main_state,
        main_start_date,
        main_due_date: addDays(main_start_date, chance.whole(0, 300)),
        main_completed_date: main_state === 'Completed' ? addDays(main_start_date, 3) : null,
        main_cycle_days: chance.pick([30, 90] as const),
        main_state_at: '2026-02-01T12:00:00Z',
      };
    });
    for (const elevator of elevators) {
      await anElevator(one.database, dealer, elevator);
      await anElevator(other.database, theirs, elevator);
    }
    /** The dealer's change at noon: completes what is not completed, or picks any state. */
    const byHand = (name: string, state: MainState, day: string) => {
      const values = [name, state, `${day}T12:00:00Z`, day];
      return [one.database, other.database].map((db) =>
        db.query(
          `update elevators set main_state = $2::text, main_state_at = $3::timestamptz, main_state_by = dealer_id,
             main_completed_date = case when $2::text = 'Completed' then $4::date else main_completed_date end,
             main_due_date = case when $2::text = 'Completed' then $4::date + main_cycle_days else main_due_date end
           where elevator_name = $1`,
          values,
        ),
      );
    };

    let missed = 0;
    for (let day = FIRST; day <= addDays(FIRST, 365); day = addDays(day, 1)) {
      await roll(one.database, day);
      missed = day !== FIRST && day !== addDays(FIRST, 365) && chance.happens(0.6) ? missed + 1 : 0;
      // The dealer cannot do anything during a downtime of the servers.
      if (missed > 0 && missed < 25) continue;
      await Promise.all([roll(other.database, day), roll(twin, day), roll(other.database, day)]);
      for (let changes = chance.whole(0, 3); changes > 0; changes -= 1) {
        const state = chance.happens(0.7) ? 'Completed' : chance.pick(['InDue', 'OverDue'] as const);
        await Promise.all(byHand(chance.pick(some(elevators)).elevator_name, state, day));
      }
    }

    const states = (db: Database) =>
      db.query<State>(
        'select elevator_name, main_state, main_start_date, main_due_date from elevators order by elevator_name',
      );
    expect(await states(other.database)).toEqual(await states(one.database));
    const history = await historyOf(one.database);
    expect(history.length).toBeGreaterThan(300);
    expect((await historyOf(other.database)).map(withoutIds)).toEqual(history.map(withoutIds));
    await twin.close();
    await other.close();
  });
});

const withoutIds = (entry: object) => ({ ...entry, who_id: 'who_id' in entry && entry.who_id !== null });

function some<T>(all: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = all;
  if (first === undefined) throw new Error('There are none.');
  return [first, ...rest];
}
