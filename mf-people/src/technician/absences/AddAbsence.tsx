import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { addAbsence } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { ABSENCE_KINDS, newAbsence } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';

interface Values {
  from: string;
  to: string;
  kind: string;
  note: string;
}

/** Adds an absence; the message of the success leads to the visits that are planned on its days (R1209, R1211). */
export function AddAbsence({ user_id, onClose }: { user_id: number; onClose: () => void }) {
  const { send } = useSend(addAbsence);
  const today = localDay();
  const initialValues: Values = { from: today, to: today, kind: 'Leave', note: '' };
  return (
    <Dialog title={messages.add} open onClose={onClose}>
      <SendForm
        label={messages.add}
        initialValues={initialValues}
        schema={newAbsence.omit(['technician_id'])}
        submit={messages.submit}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        send={({ from, to, kind, note }) =>
          send({
            body: {
              ...{ technician_id: user_id, from, to, note },
              kind: ABSENCE_KINDS.find((one) => one === kind) ?? 'Other',
            },
          })
        }
        onSaved={({ from, to, visits }) => {
          onClose();
          const spread = linkTo('visits.spread', { userId: user_id, from, to });
          const link = visits > 0 && spread ? { label: messages.spread, to: spread } : undefined;
          alertSuccess(messages.added(visits), `add absence ${user_id}`, undefined, link);
        }}
      >
        <DateInput name="from" label={messages.from} required />
        <DateInput name="to" label={messages.to} required />
        <SelectInput
          name="kind"
          label={messages.kind}
          options={ABSENCE_KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
        />
        <TextField name="note" label={messages.note} />
      </SendForm>
    </Dialog>
  );
}
