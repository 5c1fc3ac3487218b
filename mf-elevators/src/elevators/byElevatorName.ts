import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { byOrdering } from '@smart-elevator/shared-api/contract/ordering';

/** The order of /elevators: by name, without regard to case (R560). */
export const byElevatorName = byOrdering<Elevator, 'elevator_name'>(
  'elevator_name',
  { elevator_name: ({ elevator_name }) => elevator_name.toLowerCase() },
  ({ elevator_id }) => elevator_id,
);
