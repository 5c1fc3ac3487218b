import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { addDuty } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { endOfPlan, momentOf, nextDuty } from './duties';
import { messages } from './messages';
import type { StepPerson } from './policy';

interface AddDutyProps {
  people: readonly StepPerson[];
  duties: readonly Duty[];
  handover: string;
  onClose: () => void;
}

const texts = messages.onCall;

/** Enters a duty: a person and two local moments, which are stored as instants (R1307). */
export function AddDuty({ people, duties, handover, onClose }: AddDutyProps) {
  const { send } = useSend(addDuty);
  const dealer = useDealerId();
  const initialValues = { person: '', ...nextDuty(duties, handover) };
  const end = endOfPlan(duties);
  const options = [
    { value: String(dealer), label: texts.you },
    ...people
      .filter(({ is_active }) => is_active !== false)
      .map((person) => ({ value: String(person.user_id), label: personLabel(person) })),
  ];
  return (
    <Dialog title={texts.add} open onClose={onClose}>
      <SendForm
        label={texts.add}
        initialValues={initialValues}
        submit={texts.submit}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        send={async (values) => {
          const { person, from_day, from_time, to_day, to_time } = values;
          const missing = Object.entries(values).filter(([, value]) => value === '');
          if (missing.length > 0)
            return {
              ok: false as const,
              error: localValidationError(
                Object.fromEntries(missing.map(([name]) => [name, [frameworkMessages.required]])),
              ),
            };
          const sent = await send({
            body: {
              user_id: Number(person),
              starts_at: momentOf(from_day, from_time, end),
              ends_at: momentOf(to_day, to_time),
            },
          });
          if (!sent || sent.ok) return sent;
          const { starts_at, ends_at, ...others } = sent.error.fields;
          const fields = {
            ...others,
            ...(starts_at ? { from_day: starts_at } : {}),
            ...(ends_at ? { to_day: ends_at } : {}),
          };
          return Object.keys(fields).length > 0
            ? { ok: false as const, error: localValidationError(fields) }
            : sent;
        }}
        onSaved={() => {
          onClose();
          alertSuccess(texts.added, 'add duty');
        }}
      >
        <SelectInput name="person" label={texts.person} required options={options} />
        <DateInput name="from_day" label={texts.fromDay} required />
        <TextField name="from_time" label={texts.fromTime} type="time" required />
        <DateInput name="to_day" label={texts.toDay} required />
        <TextField name="to_time" label={texts.toTime} type="time" required />
      </SendForm>
    </Dialog>
  );
}
