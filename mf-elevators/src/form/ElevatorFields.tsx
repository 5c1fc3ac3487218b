import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { DerivedFields } from '@smart-elevator/shared-ui/form/DerivedFields';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { FieldInput } from '@smart-elevator/shared-ui/form/FieldInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { t } from '@smart-elevator/shared-ui/language/t';
import { fieldLabel } from '../valueText';
import { messages } from '../messages';
import { isRequired } from './elevatorSchema';
import { inputsOf, type ElevatorValues, type InputName } from './elevatorValues';
import { applyCompletionDefaults } from './applyCompletionDefaults';
import type { People } from './usePeople';

interface ElevatorFieldsProps {
  form: 'add' | 'edit';
  people: People;
  /** The stored values: the current people stay options. */
  stored: ElevatorValues;
}

const rows: Readonly<Record<InputName, Field<string>>> = elevatorFields;

const cycles = () =>
  Object.entries(CYCLE_DAYS).map(([word, days]) => ({ value: String(days), label: t(word) }));

/** The inputs of an elevator, for adding and editing alike (R504, R505). */
export function ElevatorFields({ form, people, stored }: ElevatorFieldsProps) {
  const { customers, engineers } = people;
  const isEdit = form === 'edit';
  return (
    <>
      {inputsOf(form).map((name) => {
        const bound = { name, label: fieldLabel(name), required: isRequired(name, form) };
        switch (name) {
          case 'customer_id':
            return (
              <PersonInput
                key={name}
                {...bound}
                people={customers}
                stored={stored.customer_id}
                allowClear={isEdit}
                hint={customers.length > 0 ? undefined : messages.form.noCustomers}
              />
            );
          case 'user_id':
            return (
              <PersonInput
                key={name}
                {...bound}
                people={engineers}
                stored={stored.user_id}
                hint={engineers.length > 0 ? undefined : messages.form.noEngineers}
              />
            );
          case 'main_cycle_days':
            return <SelectInput key={name} {...bound} options={cycles()} />;
          default:
            return (
              <FieldInput
                key={name}
                {...bound}
                kind={rows[name].kind}
                values={rows[name].values}
                readOnly={isEdit && name === 'elevator_name'}
                hint={isEdit && name === 'main_due_date' ? messages.form.nextDue : undefined}
              />
            );
        }
      })}
      {isEdit ? <DerivedFields<ElevatorValues> derive={applyCompletionDefaults} /> : null}
    </>
  );
}

interface PersonInputProps extends Pick<
  Parameters<typeof SelectInput>[0],
  'name' | 'label' | 'required' | 'hint' | 'allowClear'
> {
  people: readonly (People['customers'][number] | People['engineers'][number])[];
  stored: string;
}

function PersonInput({ people, stored, ...bound }: PersonInputProps) {
  return (
    <FormValue<string> name={bound.name}>
      {(chosen) => (
        <SelectInput
          {...bound}
          options={selectablePeople(people, [stored, chosen]).map((person) => ({
            value: String(person.user_id),
            label: personLabel(person),
          }))}
        />
      )}
    </FormValue>
  );
}
