import { contractFields } from '@smart-elevator/shared-api/contract/amc/contractFields';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { MultiSelectInput } from '@smart-elevator/shared-ui/form/MultiSelectInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { INPUTS } from './contractSchema';
import type { ContractValues } from './contractValues';
import { messages } from './messages';
import type { ContractChoices } from './useContractChoices';

interface ContractFieldsProps extends ContractChoices {
  /** The stored values: the current customer stays an option. */
  stored: Pick<ContractValues, 'customer_id'>;
}

/** The inputs of a contract, for adding, editing and renewing alike. */
export const ContractFields = ({ customers, elevators, stored }: ContractFieldsProps) => (
  <EntityInputs
    fields={contractFields}
    names={INPUTS}
    special={{
      customer_id: (bound) => (
        <FormValue<string> name={bound.name}>
          {(customer) => (
            <SelectInput
              {...bound}
              options={byName(selectablePeople(customers, [stored.customer_id, customer]))}
            />
          )}
        </FormValue>
      ),
      elevator_ids: (bound) => (
        <FormValue<string> name="customer_id">
          {(customer) => (
            <MultiSelectInput
              {...bound}
              options={optionsOf(elevators, customer)}
              placeholder={messages.form.addElevator}
              chosenLabel={messages.form.chosenElevators}
              hint={messages.form.ofCustomer}
            />
          )}
        </FormValue>
      ),
    }}
  />
);

const byName = (customers: ContractChoices['customers']) =>
  customers.map((customer) => ({ value: String(customer.user_id), label: personLabel(customer) }));

/** The customer's own elevators first, each group by name as returned by the server. */
function optionsOf(elevators: ContractChoices['elevators'], customer: string) {
  const own = elevators.filter(({ customer_id }) => customer !== '' && String(customer_id) === customer);
  const others = elevators.filter((elevator) => !own.includes(elevator));
  return [...own, ...others].map(({ elevator_id, elevator_name, building_name }) => ({
    value: String(elevator_id),
    label: `${elevator_name}, ${building_name}`,
  }));
}
