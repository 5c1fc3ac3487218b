import type { InferType } from 'yup';
import { choice, day, flag, id, list, record, text, whole } from '../fields';
import { sentences } from '../sentences';
import { CYCLE_DAYS, ELEVATOR_LIMITS, MAIN_STATES, elevator } from './elevator';

const CYCLES: readonly number[] = Object.values(CYCLE_DAYS);

const cycleDays = () =>
  whole()
    .test({
      name: 'cycle',
      skipAbsent: true,
      message: ({ value }: { value: unknown }) => sentences.notChoice(value),
      // What is no number at all has its own sentence.
      test: (value) => Number.isNaN(value) || CYCLES.includes(value),
    })
    .meta({ enum: CYCLES });

/** What POST /api/elevators/add/ takes (P2 §7). The state is derived (decision 39); the customer is ours (decision 38). */
export const newElevator = record({
  user_id: list(id(), 100),
  elevator_name: text(ELEVATOR_LIMITS.elevator_name),
  building_name: text(ELEVATOR_LIMITS.building_name),
  elevator_address: text(ELEVATOR_LIMITS.elevator_address),
  elevator_zip: text(ELEVATOR_LIMITS.elevator_zip),
  install_date: day(),
  main_start_date: day(),
  main_due_date: day(),
  main_completed_date: day().nullable().optional(),
  main_cycle_days: cycleDays(),
  customer_id: id().nullable().optional(),
});
export type NewElevator = InferType<typeof newElevator>;

/** What PATCH /api/elevators/{id}/ takes: what is left out stays as it is; nothing at all only loads (P2 §7). */
export const elevatorChanges = record({
  user_id: list(id(), 100).optional(),
  elevator_name: text(ELEVATOR_LIMITS.elevator_name).optional(),
  building_name: text(ELEVATOR_LIMITS.building_name).optional(),
  elevator_address: text(ELEVATOR_LIMITS.elevator_address).optional(),
  elevator_zip: text(ELEVATOR_LIMITS.elevator_zip).optional(),
  install_date: day().optional(),
  main_state: choice(MAIN_STATES).optional(),
  main_start_date: day().optional(),
  main_due_date: day().optional(),
  main_completed_date: day().nullable().optional(),
  main_cycle_days: cycleDays().optional(),
  customer_id: id().nullable().optional(),
});
export type ElevatorChanges = InferType<typeof elevatorChanges>;

/** Why a customer is not told that maintenance was completed: nobody to tell, nothing to send with, nowhere to send to. */
export const NOT_NOTIFIED_REASONS = ['no_customer', 'no_service', 'no_device'] as const;
export type NotNotifiedReason = (typeof NOT_NOTIFIED_REASONS)[number];

/**
 * What a change answers. Only when it marked Completed: whether a push message to the customer was queued (P2 §4,
 * decision 61), and if not, why not.
 */
export const changedElevator = elevator.concat(
  record({ notified: flag().optional(), not_notified_reason: choice(NOT_NOTIFIED_REASONS).optional() }),
);
export type ChangedElevator = InferType<typeof changedElevator>;
