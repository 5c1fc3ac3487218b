import type { InferType } from 'yup';
import { partialInputSchemasFor, inputSchemasFor } from '../entityFields';
import { choice, flag, integer, record } from '../fields';
import { elevator } from './elevator';
import { elevatorFields } from './elevatorFields';

/**
 * The body of POST /api/elevators/add/ (R554). The state is derived (R533); the customer is an addition of ours (R508).
 */
export const newElevator = record(inputSchemasFor(elevatorFields, 'create'));
export type NewElevator = InferType<typeof newElevator>;

/** The body of PATCH /api/elevators/{id}/: omitted fields stay as they are; an empty body only loads (R555). */
export const elevatorChanges = record({
  ...partialInputSchemasFor(elevatorFields, 'update'),
  /** The version that the caller has read: with it, nothing is stored when somebody changed the elevator since (409). */
  version: integer(1).optional(),
});
export type ElevatorChanges = InferType<typeof elevatorChanges>;

/**
 * Why a customer is not notified of completed maintenance: no customer, no push service configured, or no device
 * registered.
 */
export const NOT_NOTIFIED_REASONS = ['no_customer', 'no_service', 'no_device'] as const;
export type NotNotifiedReason = (typeof NOT_NOTIFIED_REASONS)[number];

/**
 * The reply to a change. Only when it marked Completed: whether a push message to the customer was queued (R537,
 * R849), and if not, why not.
 */
export const changedElevator = elevator.concat(
  record({ notified: flag().optional(), not_notified_reason: choice(NOT_NOTIFIED_REASONS).optional() }),
);
export type ChangedElevator = InferType<typeof changedElevator>;
