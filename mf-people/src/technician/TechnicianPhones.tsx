import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Device } from '@smart-elevator/shared-api/contract/devices/device';
import { forgetDevice, listDevices } from '@smart-elevator/shared-api/contract/devices/endpoints';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from './messages';

const { phones: texts } = messages;

/** What the phones of a technician have not sent, or what is missing of it (R1418); nothing if all has arrived. */
export function TechnicianPhones({ user_id, name }: { user_id: number; name: string }) {
  const query = useCall(listDevices, { query: { user_id } });
  const phones = (query.data ?? []).filter(({ pending, missing }) => pending > 0 || missing > 0);
  return phones.map((phone) => (
    <Notice
      key={phone.device_id}
      tone="warning"
      title={texts.title}
      action={
        <ConfirmSend
          label={texts.forget}
          endpoint={forgetDevice}
          input={{ params: { device_id: phone.device_id } }}
          action={`forget phone ${phone.device_id}`}
          question={texts.forgetQuestion}
          subject={name}
          consequence={texts.forgetConsequence}
          confirmLabel={texts.forget}
          done={texts.forgotten}
          failed={(_error, reason) => texts.notForgotten(reason)}
          onDeleted={() => void query.retry()}
        />
      }
    >
      {stateOf(phone)}
    </Notice>
  ));
}

const stateOf = ({ pending, oldest_pending_at, missing, reported_at }: Device): string =>
  [
    ...(pending > 0 ? [texts.unsent(pending, clockOrDay(oldest_pending_at ?? reported_at))] : []),
    ...(missing > 0 ? [texts.missing(missing)] : []),
    texts.reported(clockOrDay(reported_at)),
  ].join(' ');

/** '02:10 PM' of today, else with the day. */
function clockOrDay(iso: string): string {
  const text = formatDateTime(iso);
  return localDay(new Date(iso)) === localDay() ? text.slice(text.indexOf(' ') + 1) : text;
}
