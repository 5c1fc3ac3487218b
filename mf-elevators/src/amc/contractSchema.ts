import { amcContractDateErrors } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import { amcContractFields } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { record } from '@smart-elevator/shared-api/contract/fields';
import { formSchemasOf } from '@smart-elevator/shared-api/contract/formValues';
import type { ContractValues } from './contractValues';

/** The inputs of a contract, in their order. */
export const INPUTS = namesFor(amcContractFields, 'input');

type Days = Pick<ContractValues, 'start_date' | 'end_date'>;

/**
 * The schema of a contract form: the rules of the API contract; every field except the payment is required. `stored`
 * dates in the wrong order are valid while they are unchanged.
 */
export const contractSchema = (stored: Days | undefined) =>
  record(
    formSchemasOf(amcContractFields, INPUTS, {
      related: ['end_date'],
      errorsOf: (days: Partial<Days>) => amcContractDateErrors(days, stored),
    }),
  );
