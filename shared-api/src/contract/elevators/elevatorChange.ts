import type { InferType } from 'yup';
import { partialInputSchemasFor, inputSchemasFor } from '../entityFields';
import { choice, flag, record } from '../fields';
import { elevator } from './elevator';
import { elevatorFields } from './elevatorFields';

/** What POST /api/elevators/add/ takes (R554). The state is derived (R533); the customer is ours (R508). */
export const newElevator = record(inputSchemasFor(elevatorFields, 'create'));
export type NewElevator = InferType<typeof newElevator>;

/** What PATCH /api/elevators/{id}/ takes: what is left out stays as it is; nothing at all only loads (R555). */
export const elevatorChanges = record(partialInputSchemasFor(elevatorFields, 'update'));
export type ElevatorChanges = InferType<typeof elevatorChanges>;

/** Why a customer is not told that maintenance was completed: nobody to tell, nothing to send with, nowhere to send to. */
export const NOT_NOTIFIED_REASONS = ['no_customer', 'no_service', 'no_device'] as const;
export type NotNotifiedReason = (typeof NOT_NOTIFIED_REASONS)[number];

/**
 * What a change answers. Only when it marked Completed: whether a push message to the customer was queued (R537,
 * R849), and if not, why not.
 */
export const changedElevator = elevator.concat(
  record({ notified: flag().optional(), not_notified_reason: choice(NOT_NOTIFIED_REASONS).optional() }),
);
export type ChangedElevator = InferType<typeof changedElevator>;
