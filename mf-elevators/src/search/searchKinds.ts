import { call } from '@smart-elevator/shared-api/client/call';
import { findElevators } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { actionsKind } from '@smart-elevator/shared-ui/search/actionsKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { pathTo, paths } from '../paths';

const elevators: SearchKind = {
  label: msg('Elevators'),
  icon: 'elevator',
  // Before the tickets, whose summaries may name a building.
  order: 15,
  find: async (text, signal) =>
    (await call(findElevators, { query: { text } }, { signal })).map((elevator) => ({
      id: String(elevator.elevator_id),
      title: elevator.elevator_name,
      detail: `${elevator.building_name}, ${elevator.elevator_address}`,
      to: pathTo.elevator(elevator.elevator_id),
    })),
};

/** What elevators add to the console's search. */
export const kinds: readonly SearchKind[] = [
  elevators,
  actionsKind([{ title: msg('Add elevator'), to: paths.addElevator }]),
];
