import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { DerivedFields } from '@smart-elevator/shared-ui/form/DerivedFields';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';
import { PersonInput } from '../PersonInput';
import { isRequired } from './elevatorSchema';
import { inputsOf, type ElevatorValues } from './elevatorValues';
import { applyCompletionDefaults } from './applyCompletionDefaults';
import type { People } from './usePeople';

interface ElevatorFieldsProps {
  form: 'add' | 'edit';
  people: People;
  /** The stored values: the current people stay options. */
  stored: ElevatorValues;
}

const cycles = () =>
  Object.entries(CYCLE_DAYS).map(([word, days]) => ({ value: String(days), label: t(word) }));

/** The inputs of an elevator, for adding and editing alike (R504, R505). */
export function ElevatorFields({ form, people, stored }: ElevatorFieldsProps) {
  const { customers, engineers } = people;
  const isEdit = form === 'edit';
  return (
    <>
      <EntityInputs
        fields={elevatorFields}
        names={inputsOf(form)}
        isRequired={(name) => isRequired(name, form)}
        special={{
          elevator_name: { readOnly: isEdit },
          main_due_date: { hint: isEdit ? messages.form.nextDue : undefined },
          main_cycle_days: (bound) => <SelectInput {...bound} options={cycles()} />,
          customer_id: (bound) => (
            <PersonInput
              {...bound}
              people={customers}
              stored={stored.customer_id}
              allowClear={isEdit}
              hint={customers.length > 0 ? undefined : messages.form.noCustomers}
            />
          ),
          user_id: (bound) => (
            <PersonInput
              {...bound}
              people={engineers}
              stored={stored.user_id}
              hint={engineers.length > 0 ? undefined : messages.form.noEngineers}
            />
          ),
        }}
      />
      {isEdit ? <DerivedFields<ElevatorValues> derive={applyCompletionDefaults} /> : null}
    </>
  );
}
