import { contractFields } from '@smart-elevator/shared-api/contract/amc/contractFields';
import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { MultiSelectInput } from '@smart-elevator/shared-ui/form/MultiSelectInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { t } from '@smart-elevator/shared-ui/language/t';
import { INPUTS } from './contractSchema';
import type { ContractValues } from './contractValues';
import { messages } from './messages';
import type { ContractChoices } from './useContractChoices';

interface ContractFieldsProps extends ContractChoices {
  /** The stored values: the current customer stays an option. */
  stored: Pick<ContractValues, 'customer_id'>;
}

const rows: Readonly<Record<keyof ContractValues, Field<string>>> = contractFields;

/** The inputs of a contract, for adding, editing and renewing alike. */
export function ContractFields({ customers, elevators, stored }: ContractFieldsProps) {
  return INPUTS.map((name) => {
    const { label, kind, values } = rows[name];
    const bound = { name, label: t(label), required: true };
    switch (name) {
      case 'customer_id':
        return (
          <FormValue<string> key={name} name={name}>
            {(customer) => (
              <SelectInput
                {...bound}
                options={byName(selectablePeople(customers, [stored.customer_id, customer]))}
              />
            )}
          </FormValue>
        );
      case 'elevator_ids':
        return (
          <FormValue<string> key={name} name="customer_id">
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
        );
      default:
        return <FieldInput key={name} {...bound} kind={kind} values={values} />;
    }
  });
}

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
