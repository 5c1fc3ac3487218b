import {
  elevatorFields,
  type ElevatorFieldName,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { say } from '@smart-elevator/shared-ui/language/say';

/** The label of a field of an elevator, in the shown language. */
export const fieldLabel = (name: ElevatorFieldName): string => say(elevatorFields[name].label);
