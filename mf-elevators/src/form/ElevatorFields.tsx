import { CYCLE_DAYS, MAIN_STATES } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { choosable } from '@smart-elevator/shared-api/contract/people/choosable';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { FormRule } from '@smart-elevator/shared-ui/form/FormRule';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages } from '../messages';
import { isRequired } from './elevatorErrors';
import type { ElevatorValues } from './elevatorValues';
import { followCompletion } from './followCompletion';
import type { People } from './usePeople';

interface ElevatorFieldsProps {
  form: 'add' | 'edit';
  people: People;
  /** What is stored of the elevator: who is, may stay. */
  stored: Pick<ElevatorValues, 'customer_id' | 'engineer_id'>;
}

const cycles = () =>
  Object.entries(CYCLE_DAYS).map(([word, days]) => ({ value: String(days), label: say(word) }));
const states = () => MAIN_STATES.map((word) => ({ value: word, label: say(word) }));

const byName = (people: readonly { user_id: number; username: string }[]) =>
  people.map(({ user_id, username }) => ({ value: String(user_id), label: username }));

/** The inputs of an elevator, for adding and editing alike (P2 §2). */
export function ElevatorFields({ form, people, stored }: ElevatorFieldsProps) {
  const { customers, engineers } = people;
  const isEdit = form === 'edit';
  const bound = (name: keyof ElevatorValues) => ({
    name,
    label: messages.fields[name],
    required: isRequired(name, form),
  });
  return (
    <>
      <TextField {...bound('elevator_name')} readOnly={isEdit} />
      <TextField {...bound('building_name')} />
      <TextField {...bound('elevator_address')} />
      <TextField {...bound('elevator_zip')} />
      <FormValue<string> name="customer_id">
        {(chosen) => (
          <SelectInput
            {...bound('customer_id')}
            options={byName(choosable(customers, [stored.customer_id, chosen]))}
            allowClear={isEdit}
            hint={customers.length > 0 ? undefined : messages.form.noCustomers}
          />
        )}
      </FormValue>
      <DateInput {...bound('install_date')} />
      <DateInput {...bound('main_start_date')} />
      <DateInput {...bound('main_due_date')} hint={isEdit ? messages.form.nextDue : undefined} />
      <DateInput {...bound('main_completed_date')} />
      <SelectInput {...bound('main_cycle_days')} options={cycles()} />
      {isEdit ? (
        <>
          <SelectInput {...bound('main_state')} options={states()} />
          <FormValue<string> name="engineer_id">
            {(chosen) => (
              <SelectInput
                {...bound('engineer_id')}
                options={byName(choosable(engineers, [stored.engineer_id, chosen]))}
                hint={engineers.length > 0 ? undefined : messages.form.noEngineers}
              />
            )}
          </FormValue>
          <FormRule<ElevatorValues> follow={followCompletion} />
        </>
      ) : null}
    </>
  );
}
