import type { VisitMove } from '@smart-elevator/shared-api/contract/visits/spread';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest } from '../../http/HttpError';
import { tellTechnicians, type VisitNews } from '../../visit-changes/tellTechnicians';
import { lockContractsOf, storePlan } from '../changeVisit';

/**
 * Moves visits in one change (R1211): all of them, or none. 404 for a visit that the caller may not read, 409 for the first one that was
 * changed since it was read, 400 for one that a rule refuses. Each technician gets one message for all that is won, and one for all that
 * is lost. Returns the visits with their new versions.
 */
export async function moveVisits(
  db: Db,
  caller: Caller,
  moves: readonly VisitMove[],
): Promise<{ moves: VisitMove[] }> {
  const { dealer_id } = caller;
  const ids = moves.map(({ visit_id }) => visit_id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw badRequest({ moves: [visitMessages.twiceMoved(twice)] });
  await lockContractsOf(db, dealer_id, ids);
  const days = moves.map(({ visit_id, planned_day }) => ({ visit_id, planned_day }));
  const news: VisitNews[] = [];
  // In the order of their ids: two changes at once wait for each other.
  for (const { visit_id, ...changes } of moves.toSorted((a, b) => a.visit_id - b.visit_id))
    news.push(...(await storePlan(db, caller, visit_id, changes, days)));
  await tellTechnicians(db, dealer_id, together(news));
  const stored = await db.query<VisitMove>(sql`select v.visit_id, v.version, v.planned_day,
      array(select t.user_id from visit_technicians t
        where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id order by t.place) as technician_ids
    from visits v where v.dealer_id = ${dealer_id} and v.visit_id = any(${ids}::bigint[]) order by v.visit_id`);
  return { moves: stored };
}

/** One message for each person and kind. */
function together(news: readonly VisitNews[]): VisitNews[] {
  const found = new Map<string, VisitNews & { visit_ids: number[] }>();
  for (const { user_id, kind, visit_ids } of news) {
    const known = found.get(`${user_id} ${kind}`);
    if (known) known.visit_ids.push(...visit_ids);
    else found.set(`${user_id} ${kind}`, { user_id, kind, visit_ids: [...visit_ids] });
  }
  return [...found.values()];
}
