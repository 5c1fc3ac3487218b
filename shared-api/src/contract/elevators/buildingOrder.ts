import { compareByOrdering } from '../ordering';
import { nameOrder } from '../nameOrder';
import type { BuildingOrdering, ElevatorBuilding } from './elevator';

/** Compares buildings in our server's order; by name unless another order is given. */
export const compareBuildings = (ordering: BuildingOrdering | `-${BuildingOrdering}` = 'building_name') =>
  compareByOrdering<ElevatorBuilding, BuildingOrdering>(
    ordering,
    {
      building_name: ({ building_name }) => nameOrder(building_name),
      elevators: ({ elevators = 0 }) => elevators,
      overdue: ({ overdue = 0 }) => overdue,
    },
    ({ building_name }) => building_name,
  );
