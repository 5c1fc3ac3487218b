import { contractDateErrors } from '@smart-elevator/shared-api/contract/amc/contractChange';
import {
  contractFields,
  type ContractNamesFor,
} from '@smart-elevator/shared-api/contract/amc/contractFields';
import { namesFor, type Field } from '@smart-elevator/shared-api/contract/entityFields';
import { requiredSchema, withCrossFieldRule } from '@smart-elevator/shared-api/contract/fieldRules';
import { record } from '@smart-elevator/shared-api/contract/fields';
import type { ContractValues } from './contractValues';

type InputName = ContractNamesFor<'input'>;

const rows: Readonly<Record<InputName, Field<string>>> = contractFields;

/** The inputs of a contract, in their order. */
export const INPUTS = namesFor(contractFields, 'input');

type Days = Pick<ContractValues, 'start_date' | 'end_date'>;

function inputSchema(name: InputName, stored: Days | undefined) {
  const { kind, written } = rows[name];
  const schema = kind === 'flag' ? written : requiredSchema(written);
  if (name !== 'end_date') return schema;
  return withCrossFieldRule(schema, (days: Partial<Days>) => contractDateErrors(days, stored)[name]?.[0]);
}

/**
 * The schema of a contract form: the rules of the API contract; every field except the payment is required. `stored`
 * dates in the wrong order are valid while they are unchanged.
 */
export const contractSchema = (stored: Days | undefined) =>
  record(Object.fromEntries(INPUTS.map((name) => [name, inputSchema(name, stored)])));
