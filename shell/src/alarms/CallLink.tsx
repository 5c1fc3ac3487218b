import { useSendAt } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { AlarmCall } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import { logAlarmCall } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { Icon } from '@smart-elevator/shared-ui/icon/Icon';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import styles from './Calls.module.css';
import { messages } from './messages';
import { refusalOf } from './refusal';

interface CallLinkProps {
  alarm: Alarm;
  called: AlarmCall['called'];
  /** What the button says before the number. */
  label: string;
  number: string;
  isDanger?: boolean;
}

/** Calls a number with one tap, and logs that somebody did (R1310). */
export function CallLink({ alarm: { alarm_id }, called, label, number, isDanger = false }: CallLinkProps) {
  const { send } = useSendAt(logAlarmCall);
  const action = `log the call of ${number}`;
  const log = async () => {
    const sent = await send((now) => ({
      params: { alarm_id },
      body: { called, number, device_at: now.toISOString() },
    }));
    if (sent?.ok) dismissFailures(action);
    else if (sent) alertFailure(`${messages.page.notLogged}: ${refusalOf(sent.error)}`, action);
  };
  return (
    <a
      className={isDanger ? `${styles.call} ${styles.danger}` : styles.call}
      href={phoneLink(number)}
      // The second click of a double click is no second call.
      onClick={({ detail }) => detail < 2 && void log()}
    >
      <Icon name="phone" size={18} />
      <span>
        {label} <b>{number}</b>
      </span>
    </a>
  );
}
