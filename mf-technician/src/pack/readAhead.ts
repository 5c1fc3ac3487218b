import { prefetchCall } from '@smart-elevator/shared-api/client/useCall';
import { fetchListPage } from '@smart-elevator/shared-api/client/useList';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { readVisit, visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { takeAlong } from './takeAlong';
import { visitsOn } from './visitsOn';

/** Reads the visits of today and tomorrow with their checklists, what closing a ticket asks for, and the documents to take along, so that they are there without a network (R1419). */
export async function readAhead(user_id: number): Promise<void> {
  const today = localDay();
  const elevator_ids: number[] = [];
  for (const day of [today, addDays(today, 1)]) {
    const { results } = await fetchListPage(visitList, visitsOn(day));
    for (const { visit_id, lifts } of results) {
      elevator_ids.push(...lifts.map(({ elevator_id }) => elevator_id));
      const input = { params: { visit_id } };
      await prefetchCall(readVisit, input);
      await prefetchCall(readVisitChecks, input);
    }
  }
  await prefetchCall(customFieldsByType, { params: { tracker: 'ticket' } });
  await takeAlong(user_id, elevator_ids);
}
