import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { newContract, type NewContract } from '@smart-elevator/shared-api/contract/amc/contractChange';
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
export function renewalOf(contract: Contract): ContractValues {
  const start_date = addDays(contract.end_date, 1);
  return { ...valuesOf(contract), start_date, end_date: sameLength(contract, start_date), paid: false };
}

/** Whole years if the former contract had whole years, else the same number of days. */
function sameLength({ start_date, end_date }: Contract, start: string): string {
  const years = Number(addDays(end_date, 1).slice(0, 4)) - Number(start_date.slice(0, 4));
  if (addDays(end_date, 1).slice(4) === start_date.slice(4) && years > 0) {
    return addDays(`${Number(start.slice(0, 4)) + years}${start.slice(4)}`, -1);
  }
  const days = Math.round((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000);
  return addDays(start, days);
}

/** The request body of validated values. */
export const bodyOf = (values: ContractValues): NewContract => newContract.cast(values);
