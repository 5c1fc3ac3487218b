import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { KnownVisit, PlanTechnician } from '@smart-elevator/shared-api/contract/visits/PlanBoard';
import type { PromisedContract } from '@smart-elevator/shared-api/contract/visits/periods';
import type { PlanLift } from '@smart-elevator/shared-api/contract/visits/territories';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import {
  cancelledVisitMessages,
  visitMessages,
} from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { isKeptByPeople } from '../../visit-changes/isKeptByPeople';

/** A contract that promises visits, with its lifts. */
export interface PlanContract extends PromisedContract {
  contract_id: number;
  elevator_ids: number[];
}

/** A visit as the planner sees it. */
export interface StoredPlan extends KnownVisit {
  visit_id: number;
  contract_id: number | null;
  period: number | null;
  part: number;
  state: VisitState;
  promised_day: string | null;
  window_end: string | null;
  /** Whether a person planned its day, its time or its technicians, or answered items of its checklists. */
  moved: boolean;
  /** Whether the server cancelled it, because its contract no longer promised it or its lifts were deleted. */
  given_up: boolean;
}

/** What the plan of a dealer follows from. */
export interface StoredPlanInput {
  calendar: Pick<WorkingDays, 'weekly_offs' | 'day_minutes' | 'horizon_days'> & {
    holidays: { day: string }[];
  };
  technicians: PlanTechnician[];
  lifts: (PlanLift & { main_completed_date: string | null })[];
  contracts: PlanContract[];
  visits: StoredPlan[];
}

/** The reasons with which the server cancels a visit. */
const GIVEN_UP = [visitMessages.contractEnded, visitMessages.liftDeleted, cancelledVisitMessages.notPromised];

/** The longest time for which a visit keeps another one away: half a year (R1207). */
const PAST_DAYS = 190;

/** Reads the working calendar, and of contracts and visits only those that can still matter to a plan of the coming days. */
export async function readPlanInput(db: Db, dealer_id: number, today: string): Promise<StoredPlanInput> {
  const calendar = await readCalendar(db, dealer_id, today);
  return {
    calendar,
    technicians: await readTechnicians(db, dealer_id, today),
    lifts: await readLifts(db, dealer_id),
    contracts: await readContracts(db, dealer_id, today, addDays(today, calendar.horizon_days)),
    visits: await readVisits(db, dealer_id, today),
  };
}

/** A plan reaches at most as far: the longest horizon, and a year more for the rest of a period. */
const LAST_PLANNED = 2 * 366;

async function readCalendar(db: Db, dealer_id: number, today: string): Promise<StoredPlanInput['calendar']> {
  const [stored] = await db.query<Omit<StoredPlanInput['calendar'], 'holidays'>>(sql`
    select weekly_offs, day_minutes, horizon_days from working_days where dealer_id = ${dealer_id}`);
  const holidays = await db.query<{ day: string }>(sql`
    select day from days_off_between(${dealer_id}, ${today}::date, ${addDays(today, LAST_PLANNED)}::date)`);
  return { weekly_offs: [0], day_minutes: 480, horizon_days: 60, ...stored, holidays };
}

const readTechnicians = (db: Db, dealer_id: number, today: string) =>
  db.query<PlanTechnician>(sql`
    select u.user_id, coalesce((select json_agg(json_build_object('from', a.from_day, 'to', a.to_day))
        from absences a where a.dealer_id = u.dealer_id and a.user_id = u.user_id and a.to_day >= ${today}::date),
      '[]') as absences
    from users u where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser' and u.is_active
      and u.deleted_at is null order by u.user_id`);

const readLifts = (db: Db, dealer_id: number) =>
  db.query<StoredPlanInput['lifts'][number]>(sql`
    select e.elevator_id, e.building_name, e.engineer_id, e.elevator_zip || ' ' || e.elevator_address as place,
      coalesce(c.visits_a_year, 0) as visits_a_year, e.main_completed_date
    from elevators e
    left join (select covered.elevator_id, max(c.visits_a_year) as visits_a_year from contract_elevators covered
      join contracts c on c.dealer_id = covered.dealer_id and c.contract_id = covered.contract_id
        and c.deleted_at is null
      where covered.dealer_id = ${dealer_id} group by covered.elevator_id) c on c.elevator_id = e.elevator_id
    where e.dealer_id = ${dealer_id} and e.deleted_at is null order by e.elevator_id`);

const readContracts = (db: Db, dealer_id: number, today: string, until: string) =>
  db.query<PlanContract>(sql`
    select c.contract_id, c.start_date, c.end_date, c.visits_a_year,
      array(select covered.elevator_id from contract_elevators covered
        where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
        order by covered.elevator_id) as elevator_ids
    from contracts c
    where c.dealer_id = ${dealer_id} and c.deleted_at is null and c.ended_on is null and c.visits_a_year > 0
      and c.end_date >= ${today}::date and c.start_date <= ${until}::date
    order by c.contract_id`);

const readVisits = (db: Db, dealer_id: number, today: string) =>
  db.query<StoredPlan>(sql`
    select v.visit_id, v.contract_id, v.period, v.part, v.state, v.building_name, v.promised_day, v.window_end,
      v.planned_day, v.estimate_minutes as minutes, ${isKeptByPeople(sql`v`)} as moved,
      v.state = 'Cancelled' and v.reason = any(${GIVEN_UP}::text[]) as given_up,
      case when v.contract_id is not null and v.state not in ('Missed', 'Cancelled')
        then coalesce(v.done_day, v.planned_day) end as maintained_on,
      array(select t.user_id from visit_technicians t where t.dealer_id = v.dealer_id
        and t.visit_id = v.visit_id order by t.place) as technician_ids,
      array(select l.elevator_id from visit_elevators l where l.dealer_id = v.dealer_id
        and l.visit_id = v.visit_id order by l.elevator_id) as elevator_ids
    from visits v
    where v.dealer_id = ${dealer_id} and (v.planned_day >= ${today}::date - ${PAST_DAYS}::integer
      or v.window_end >= ${today}::date)
    order by v.visit_id`);
