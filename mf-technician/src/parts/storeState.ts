import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitStateIntent } from '../outbox/Intent';
import { amend, enqueue } from '../outbox/outbox';
import { placeNow, sharesPlace, stopSharing } from './placeSharing';

/** Milliseconds for which a change waits for its place before it is sent without. */
const PLACE_MS = 8_000;

/**
 * Stores a new state of a visit. If the user shares the place with this visit, the change is stored at once and gets its position as
 * soon as the phone knows it, unless it was sent before (R1442); sharing ends with Done. Throws as `enqueue` does.
 */
export async function storeState(
  { visit_id, version, building_name }: VisitRow,
  fields: VisitStateIntent['fields'],
): Promise<void> {
  const isShared = sharesPlace(visit_id);
  const id = await enqueue(
    { kind: 'visitState', params: { visit_id }, fields, version, about: building_name },
    isShared ? PLACE_MS : 0,
  );
  if (fields.state === 'Done') stopSharing(visit_id);
  if (isShared) void addPlace(id);
}

async function addPlace(id: string): Promise<void> {
  const place = await placeNow();
  // A phone that cannot store it sends the change without.
  await amend(id, place ? { place } : {}).catch(() => undefined);
}
