import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import {
  CONTRACT_KINDS,
  type Contract,
  type ContractKind,
} from '@smart-elevator/shared-api/contract/contracts/contract';
import type { NewContract } from '@smart-elevator/shared-api/contract/contracts/contractChange';

/** What the dealer types, in the order of the form; '' is empty. */
export interface ContractValues {
  customer_id: string;
  elevator_ids: string[];
  kind: string;
  value_rupees: string;
  visits_a_year: string;
  start_date: string;
  end_date: string;
  paid: boolean;
}

/** An empty form; twelve visits a year, as with a monthly cycle. */
export const NEW_CONTRACT: ContractValues = {
  customer_id: '',
  elevator_ids: [],
  kind: CONTRACT_KINDS[0],
  value_rupees: '',
  visits_a_year: '12',
  start_date: '',
  end_date: '',
  paid: false,
};

/** A contract as the form shows it. */
export const valuesOf = (contract: Contract): ContractValues => ({
  customer_id: String(contract.customer_id),
  elevator_ids: contract.elevator_ids.map(String),
  kind: contract.kind,
  value_rupees: String(contract.value_rupees),
  visits_a_year: String(contract.visits_a_year),
  start_date: contract.start_date,
  end_date: contract.end_date,
  paid: contract.paid,
});

/** A renewal as the form proposes it: the same terms from the day after the end, as long as the former one; not paid yet. */
export function renewalOf(contract: Contract): ContractValues {
  const start_date = addDays(contract.end_date, 1);
  return { ...valuesOf(contract), start_date, end_date: sameLength(contract, start_date), paid: false };
}

/** Whole years where the former contract had whole years, else the same number of days. */
function sameLength({ start_date, end_date }: Contract, start: string): string {
  const years = Number(addDays(end_date, 1).slice(0, 4)) - Number(start_date.slice(0, 4));
  if (addDays(end_date, 1).slice(4) === start_date.slice(4) && years > 0) {
    return addDays(`${Number(start.slice(0, 4)) + years}${start.slice(4)}`, -1);
  }
  const days = Math.round((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000);
  return addDays(start, days);
}

const kindOf = (word: string): ContractKind =>
  CONTRACT_KINDS.find((kind) => kind === word) ?? CONTRACT_KINDS[0];

/** What is sent; checked before. */
export const bodyOf = (values: ContractValues): Required<NewContract> => ({
  customer_id: Number(values.customer_id),
  elevator_ids: values.elevator_ids.map(Number),
  kind: kindOf(values.kind),
  value_rupees: Number(values.value_rupees),
  visits_a_year: Number(values.visits_a_year),
  start_date: values.start_date,
  end_date: values.end_date,
  paid: values.paid,
});
