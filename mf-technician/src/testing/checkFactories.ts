import type {
  LiftChecks,
  VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';

/** An item of a checklist, which is not answered. */
export const anItem = (item: number, changes: Partial<VisitCheck> = {}): VisitCheck => ({
  item,
  place: 'Pit',
  text: 'Pit is dry',
  answer: 'check',
  unit: '',
  lower: null,
  upper: null,
  required: true,
  photo_required: false,
  result: null,
  value: null,
  words: '',
  on_paper: false,
  answered_by: null,
  answered_at: null,
  ticket_id: null,
  ticket_key: null,
  photos: 0,
  ...changes,
});

/** The checklist of a lift of a visit that has begun. */
export const aLiftWith = (items: VisitCheck[]): LiftChecks => ({
  elevator_id: 1,
  elevator_name: 'AA1001',
  visit_kind: 'Monthly',
  is_own: true,
  is_frozen: true,
  version: 3,
  checklist_version: null,
  items,
});
