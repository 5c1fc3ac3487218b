import {
  elevatorFields,
  type ElevatorFieldName,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The label of a field of an elevator, in the shown language. */
export const fieldLabel = (name: ElevatorFieldName): string => t(elevatorFields[name].label);
