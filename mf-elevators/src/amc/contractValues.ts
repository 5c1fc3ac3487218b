import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import {
  newAmcContract,
  type AmcContractChanges,
  type NewAmcContract,
} from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import { renewalDays } from '@smart-elevator/shared-api/contract/amc/renewalDays';
import { amcContractFields } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { defaultValueOf } from '@smart-elevator/shared-api/contract/entityFields';
import { changedValues, formValues, type FormValues } from '@smart-elevator/shared-api/contract/formValues';

/** The form values; '' is empty. */
export type ContractValues = FormValues<typeof amcContractFields, 'input'>;

/** An empty form; twelve visits a year, as with a monthly cycle. */
export const NEW_CONTRACT: ContractValues = {
  ...formValues(amcContractFields, 'input', (name) => defaultValueOf(amcContractFields[name])),
  visits_a_year: '12',
};

/** A contract as the form shows it. */
export const valuesOf = (contract: AmcContract): ContractValues =>
  formValues(amcContractFields, 'input', (name) => contract[name]);

/** The proposed renewal: the same terms from the day after the end, with the same length; not paid yet. */
export const renewalOf = (contract: AmcContract): ContractValues => ({
  ...valuesOf(contract),
  ...renewalDays(contract, contract.first_start_date ?? undefined),
  paid: false,
});

/** The body of an update: the changed fields, and the former elevators if they changed. */
export const changesOf = (values: ContractValues, initial: ContractValues): AmcContractChanges => {
  const former = bodyOf(initial);
  const changes = changedValues(bodyOf(values), former);
  return { ...changes, former_elevator_ids: changes.elevator_ids && former.elevator_ids };
};

/** The request body of validated values. */
export const bodyOf = (values: ContractValues): NewAmcContract => newAmcContract.cast(values);
