import { wrongContractDays } from '@smart-elevator/shared-api/contract/contracts/contractChange';
import {
  contractFields,
  type ContractNamesFor,
} from '@smart-elevator/shared-api/contract/contracts/contractFields';
import { namesFor, type Field } from '@smart-elevator/shared-api/contract/entityFields';
import { filled, withRule } from '@smart-elevator/shared-api/contract/fieldRules';
import { record } from '@smart-elevator/shared-api/contract/fields';

type InputName = ContractNamesFor<'input'>;

const rows: Readonly<Record<InputName, Field<string>>> = contractFields;

/** The inputs of a contract, in their order. */
export const INPUTS = namesFor(contractFields, 'input');

function inputSchema(name: InputName) {
  const { kind, written } = rows[name];
  const schema = kind === 'flag' ? written : filled(written);
  if (name !== 'end_date') return schema;
  return withRule(
    schema,
    (days: Parameters<typeof wrongContractDays>[0]) => wrongContractDays(days)[name]?.[0],
  );
}

/** What the form of a contract asks for: the contract's rules, and everything but whether it is paid. */
export const contractSchema = record(Object.fromEntries(INPUTS.map((name) => [name, inputSchema(name)])));
