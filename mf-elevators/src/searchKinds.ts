import { searchBuildings, searchElevators } from '@smart-elevator/shared-api/client/search';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { sealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import { ACTIONS, actionsKind, screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { offeredScreens } from './elevatorTabs';
import { maintenanceVariants } from './maintenance/maintenanceVariants';
import { pathTo, paths } from './paths';

const elevators: SearchKind = {
  label: msg('Elevators'),
  icon: 'elevator',
  // Before the tickets, whose summaries may name a building.
  order: 15,
  find: async (text, signal) =>
    (await searchElevators(text, signal)).map((elevator) => ({
      id: String(elevator.elevator_id),
      title: elevator.elevator_name,
      detail: `${elevator.building_name}, ${elevator.elevator_address}`,
      tag: elevator.sealed ? sealedTag() : undefined,
      to: pathTo.elevator(elevator.elevator_id),
    })),
};

const buildings: SearchKind = {
  label: msg('Buildings'),
  icon: 'elevator',
  order: 16,
  find: async (text) =>
    (await searchBuildings(text)).map(({ building_name: name, elevators: count }) => ({
      id: name,
      title: name,
      detail:
        count === undefined ? '' : t('{count, plural, one {# elevator} other {# elevators}}', { count }),
      to: pathTo.elevatorsOfBuilding(name),
    })),
};

/** 'Complete CR1034' for the elevators that the rest of the text finds; choosing one opens its page, which asks for the day. */
const completions: SearchKind = {
  ...ACTIONS,
  icon: 'check',
  find: async (text, signal) => {
    const verbs = `complete ${completion('')}`.toLowerCase().split(/\s+/);
    const words = text.split(/\s+/);
    const named = words.filter((word) => !verbs.includes(word.toLowerCase()));
    if (named.length === 0 || named.length === words.length) return [];
    return (await searchElevators(named.join(' '), signal)).map((elevator) => ({
      id: `complete ${elevator.elevator_id}`,
      title: completion(elevator.elevator_name),
      detail: `${elevator.building_name}, ${elevator.elevator_address}`,
      to: pathTo.completeElevator(elevator.elevator_id),
    }));
  },
};

const completion = (elevator: string) => t('Complete {elevator}', { elevator });

/** What elevators add to the console's search. */
export const kinds: readonly SearchKind[] = [
  elevators,
  buildings,
  screensKind(() => [
    ...offeredScreens(),
    ...maintenanceVariants.map(({ title, path }) => ({ title, to: path })),
  ]),
  actionsKind([
    { title: msg('Add elevator'), to: paths.addElevator },
    { title: msg('Add Contract'), to: paths.addContract },
  ]),
  completions,
];
