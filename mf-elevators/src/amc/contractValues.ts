import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { newContract, type NewContract } from '@smart-elevator/shared-api/contract/amc/contractChange';
import { renewalDays } from '@smart-elevator/shared-api/contract/amc/renewalDays';
import { contractFields } from '@smart-elevator/shared-api/contract/amc/contractFields';
import { defaultValueOf } from '@smart-elevator/shared-api/contract/entityFields';
import { formValues, type FormValues } from '@smart-elevator/shared-api/contract/formValues';

/** The form values; '' is empty. */
export type ContractValues = FormValues<typeof contractFields, 'input'>;

/** An empty form; twelve visits a year, as with a monthly cycle. */
export const NEW_CONTRACT: ContractValues = {
  ...formValues(contractFields, 'input', (name) => defaultValueOf(contractFields[name])),
  visits_a_year: '12',
};

/** A contract as the form shows it. */
export const valuesOf = (contract: Contract): ContractValues =>
  formValues(contractFields, 'input', (name) => contract[name]);

/** The proposed renewal: the same terms from the day after the end, with the same length; not paid yet. */
export const renewalOf = (contract: Contract): ContractValues => ({
  ...valuesOf(contract),
  ...renewalDays(contract, contract.first_start_date ?? undefined),
  paid: false,
});

/** The request body of validated values. */
export const bodyOf = (values: ContractValues): NewContract => newContract.cast(values);
