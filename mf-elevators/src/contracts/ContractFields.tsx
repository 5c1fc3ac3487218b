import { CONTRACT_KINDS } from '@smart-elevator/shared-api/contract/contracts/contract';
import { choosable } from '@smart-elevator/shared-api/contract/people/choosable';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { ManyInput } from '@smart-elevator/shared-ui/form/ManyInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';
import type { ContractValues } from './contractValues';
import { messages } from './messages';
import type { ContractChoices } from './useContractChoices';

interface ContractFieldsProps extends ContractChoices {
  /** What is stored of the contract: who is its customer, may stay. */
  stored: Pick<ContractValues, 'customer_id'>;
}

const bound = (name: keyof ContractValues) => ({ name, label: messages.fields[name], required: true });

/** The inputs of a contract, for adding, editing and renewing alike. */
export function ContractFields({ customers, elevators, stored }: ContractFieldsProps) {
  return (
    <>
      <FormValue<string> name="customer_id">
        {(customer) => (
          <>
            <SelectInput
              {...bound('customer_id')}
              options={byName(choosable(customers, [stored.customer_id, customer]))}
            />
            <ManyInput
              {...bound('elevator_ids')}
              options={optionsOf(elevators, customer)}
              placeholder={messages.form.addElevator}
              chosenLabel={messages.form.chosenElevators}
              hint={messages.form.ofCustomer}
            />
          </>
        )}
      </FormValue>
      <SelectInput
        {...bound('kind')}
        options={CONTRACT_KINDS.map((word) => ({ value: word, label: say(word) }))}
      />
      <TextField {...bound('value_rupees')} inputMode="numeric" />
      <TextField {...bound('visits_a_year')} inputMode="numeric" />
      <DateInput {...bound('start_date')} />
      <DateInput {...bound('end_date')} />
      <CheckboxField name="paid" label={messages.fields.paid} />
    </>
  );
}

const byName = (customers: ContractChoices['customers']) =>
  customers.map(({ user_id, username }) => ({ value: String(user_id), label: username }));

/** The customer's own elevators first, each lot by name as the server gives them. */
function optionsOf(elevators: ContractChoices['elevators'], customer: string) {
  const own = elevators.filter(({ customer_id }) => customer !== '' && String(customer_id) === customer);
  const others = elevators.filter((elevator) => !own.includes(elevator));
  return [...own, ...others].map(({ elevator_id, elevator_name, building_name }) => ({
    value: String(elevator_id),
    label: `${elevator_name}, ${building_name}`,
  }));
}
