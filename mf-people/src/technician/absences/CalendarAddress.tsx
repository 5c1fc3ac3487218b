import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  readTechnicianCalendar,
  renewTechnicianCalendar,
  revokeTechnicianCalendar,
} from '@smart-elevator/shared-api/contract/visits/calendarEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { CopyButton } from '@smart-elevator/shared-ui/screens/CopyButton';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import styles from './Absences.module.css';
import { messages } from './messages';

const { calendar: texts } = messages;

/** The address of a technician's calendar for other programs (R1236); nothing on a server without it (R254). */
export function CalendarAddress({ user_id, name }: { user_id: number; name: string }) {
  const params = { user_id };
  const query = useCall(readTechnicianCalendar, { params });
  const action = `calendar of user ${user_id}`;
  const make = useSendWithAlert(renewTechnicianCalendar, {
    action,
    done: texts.made,
    failed: (_error, reason) => texts.notMade(reason),
  });
  if (query.error?.status === 404) return null;
  return (
    <Panel title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <Loaded query={query} failed={texts.failed} rows={1}>
        {({ link, last_read_at }) =>
          link === null ? (
            <div className={styles.buttons}>
              <Button busy={make.sending} onClick={() => void make.send({ params })}>
                {texts.make}
              </Button>
            </div>
          ) : (
            <>
              <p className={styles.address}>{link}</p>
              <div className={styles.buttons}>
                <CopyButton text={link} copied={texts.copied} />
                <ConfirmSend
                  label={texts.renew}
                  endpoint={renewTechnicianCalendar}
                  input={{ params }}
                  action={action}
                  question={texts.renewQuestion}
                  subject={name}
                  consequence={texts.renewConsequence}
                  confirmLabel={texts.renew}
                  done={texts.made}
                  failed={(_error, reason) => texts.notMade(reason)}
                />
                <ConfirmSend
                  label={texts.revoke}
                  endpoint={revokeTechnicianCalendar}
                  input={{ params }}
                  action={action}
                  question={texts.revokeQuestion}
                  subject={name}
                  consequence={texts.renewConsequence}
                  confirmLabel={texts.revoke}
                  done={texts.revoked}
                  // Deleting does not read again what has the same parameters.
                  onDeleted={() => void query.retry()}
                  failed={(_error, reason) => texts.notRevoked(reason)}
                />
                <span className={styles.hint}>
                  {last_read_at ? texts.read(formatDateTime(last_read_at)) : texts.neverRead}
                </span>
              </div>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
