import type { Checklist } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import type {
  LiftChecks,
  VisitChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitWorld } from './visitWorld';

const CHECK = { place: 'Pit', text: 'Pit is dry', answer: 'check', unit: '', lower: null, upper: null };
/** An item of a checklist. */
export const anItem = (values: object = {}) => ({
  ...CHECK,
  required: true,
  photo_required: false,
  ...values,
});
export const GAP = anItem({
  place: 'Landings',
  text: 'Door gap',
  answer: 'value',
  unit: 'mm',
  lower: 2,
  upper: 6,
});
export const REMARKS = anItem({ place: 'Run', text: 'Remarks', answer: 'text', required: false });
/** A ticket of the first item. */
export const TICKET = { summary: 'Pit is dry', description: 'Water.', label: 'Pit' };

/** The calls of checklists, of the world of a test. */
export function checklistCalls(worldOf: () => VisitWorld) {
  const put = (kind: string, version: number, items: object[], by = worldOf().dealer) =>
    by.inject({ method: 'PUT', url: `/api/visits/checklists/${kind}/`, payload: { version, items } });
  return {
    put,
    /** A checklist for visits without a contract. */
    prepare: async (items: object[] = [anItem(), GAP, REMARKS]) =>
      (await put('Other', 0, items)).json<Checklist>(),
    checksOf: async ({ visit_id }: Pick<Visit, 'visit_id'>, by = worldOf().dealer): Promise<LiftChecks[]> =>
      (await by.get(`/api/visits/${visit_id}/checks/`)).json<VisitChecks>().lifts,
    /** Answers items of the first lift. */
    answer: (
      { visit_id }: Pick<Visit, 'visit_id'>,
      answers: object[],
      {
        version = 0,
        by = worldOf().dealer,
        elevator_id = worldOf().lifts[0] ?? 0,
        checklist_version = null as number | null | undefined,
      } = {},
    ) =>
      by.inject({
        method: 'PUT',
        url: `/api/visits/${visit_id}/checks/${elevator_id}/`,
        payload: { version, checklist_version, answers },
      }),
  };
}
