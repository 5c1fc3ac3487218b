import { matchesElevator, type ElevatorBuilding, type ElevatorChoice } from './elevators/elevator';
import { compareBuildings } from './elevators/buildingOrder';
import { elevatorBuildings, elevatorChoices } from './elevators/endpoints';
import { hasText } from './list';
import { compareByName } from './nameOrder';
import { customerList, employeeList } from './people/endpoints';
import { comparePeople, matchesPerson } from './people/person';

/** The lists that a choice is made of: the query of a typed text, and the same for one row. */

const byName = (search: string) => ({ search });
const nameOption = (name: string) => ({ value: name, label: name });

/** Buildings, by their exact names. */
export const buildingsByText = {
  endpoint: elevatorBuildings,
  toQuery: byName,
  matches: (row: ElevatorBuilding, search: string) => hasText(row, ['building_name'], search),
  compare: compareBuildings(),
  optionsOf: (rows: readonly ElevatorBuilding[]) => rows.map((row) => nameOption(row.building_name)),
} as const;

/** Elevators, by their names. */
export const elevatorsByText = {
  endpoint: elevatorChoices,
  toQuery: byName,
  matches: matchesElevator,
  compare: compareByName<ElevatorChoice>(
    ({ elevator_name }) => elevator_name,
    ({ elevator_id }) => elevator_id,
  ),
  optionsOf: (rows: readonly ElevatorChoice[]) => rows.map((row) => nameOption(row.elevator_name)),
} as const;

const people = {
  toQuery: (search: string) => ({ search, search_in: 'all' as const }),
  matches: (row: Parameters<typeof matchesPerson>[0], search: string) => matchesPerson(row, search, 'all'),
  compare: comparePeople,
};

export const techniciansByText = { endpoint: employeeList, ...people } as const;
export const customersByText = { endpoint: customerList, ...people } as const;
