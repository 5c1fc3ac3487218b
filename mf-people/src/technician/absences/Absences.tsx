import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  addAbsence,
  deleteAbsence,
  listAbsences,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { Absence } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import styles from './Absences.module.css';
import { messages } from './messages';

interface AbsencesProps {
  user_id: number;
  /** Only an active technician gets absences. */
  isActive: boolean;
}

/** The absences of a technician from today on (R1209); nothing on a server without them (R254). */
export function Absences({ user_id, isActive }: AbsencesProps) {
  const query = useCall(listAbsences, { query: { technician: user_id, from: localDay() } });
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./AddAbsence')).AddAbsence,
  );
  if (query.error?.status === 404) return null;
  return (
    <Panel
      title={messages.title}
      action={isActive ? <Button onClick={open}>{messages.add}</Button> : undefined}
    >
      <Loaded query={query} failed={messages.failed} rows={1}>
        {(absences) =>
          absences.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <ul className={styles.list} role="list">
              {absences.map((absence) => (
                <AbsenceRow key={absence.absence_id} absence={absence} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {Dialog && isOpen ? <Dialog user_id={user_id} onClose={close} /> : null}
    </Panel>
  );
}

function AbsenceRow({ absence }: { absence: Absence }) {
  const { absence_id, technician, from, to, kind, note } = absence;
  const days = messages.days(formatDay(from), formatDay(to));
  const action = `delete absence ${absence_id}`;
  const restore = useSendWithAlert(addAbsence, {
    action,
    canRetry: true,
    done: messages.restored,
    failed: ({ fields }, reason) =>
      messages.notRestored(Object.values(fields).flat().map(translateServerMessage).join(' ') || reason),
  });
  const remove = useSendWithAlert(deleteAbsence, {
    action,
    done: messages.deleted,
    goneIsDone: true,
    onUndo: () => void restore.send({ body: { technician_id: technician.user_id, from, to, kind, note } }),
    failed: (_error, reason) => messages.notDeleted(reason),
  });
  const spread = linkTo('visits.spread', { userId: technician.user_id, from, to });
  return (
    <li className={styles.row}>
      <span className={styles.days}>{days}</span>
      <span className={styles.words}>
        {messages.kinds[kind]}
        {note === '' ? null : ` · ${note}`}
      </span>
      {spread ? (
        <TextLink to={spread}>
          {messages.spread} <VisuallyHidden>{days}</VisuallyHidden>
        </TextLink>
      ) : null}
      <IconButton
        icon="delete"
        label={messages.delete(days)}
        disabled={remove.sending}
        onClick={() => void remove.send({ params: { absence_id } })}
      />
    </li>
  );
}
