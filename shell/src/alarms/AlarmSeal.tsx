import { linkTo } from '@smart-elevator/shared-api/client/links';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDateTime, formatDay } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import styles from './Calls.module.css';
import { messages } from './messages';

const texts = messages.seal;

interface AlarmSealProps {
  alarm: Alarm;
  elevator_id: number;
}

/** Whether the lift of an alarm is sealed, and the button that seals it (R1361); nothing once the lift is deleted. */
export function AlarmSeal({ alarm, elevator_id }: AlarmSealProps) {
  const query = useCall(
    readElevatorSafety,
    { params: { elevator_id } },
    { enabled: !isUnsupported(readElevatorSafety) },
  );
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('@smart-elevator/shared-ui/screens/safety/SealDialog')).SealDialog,
  );
  const { failure, status } = query.error ?? {};
  if (isUnsupported(readElevatorSafety) || failure === 'unsupported' || status === 404) return null;
  return (
    <Panel title={texts.title}>
      <Loaded query={query} failed={texts.failed} rows={2}>
        {({ seals }) => <SealState alarm={alarm} seals={seals} onSeal={open} />}
      </Loaded>
      {Dialog && isOpen ? (
        <Dialog
          elevator={{ elevator_id, elevator_name: alarm.elevator_name }}
          alarm_id={alarm.alarm_id}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

function SealState({ alarm, seals, onSeal }: { alarm: Alarm; seals: readonly Seal[]; onSeal: () => void }) {
  const { alarm_id, elevator_id, elevator_name } = alarm;
  const open = seals.find(({ lifted_at }) => lifted_at === null);
  const after = seals.find((seal) => seal.alarm_id === alarm_id && seal.lifted_at !== null);
  const page = elevator_id === null ? undefined : linkTo('elevators.page', { elevatorId: elevator_id });
  if (open)
    return (
      <>
        <p>
          <SealedTag at={open.sealed_at} /> {texts.since(formatDateTime(open.sealed_at))}
        </p>
        <p className={styles.hint}>{[open.reason, open.sealed_by].filter(Boolean).join(' · ')}</p>
        <p>
          <TextLink to={page}>{texts.page(elevator_name)}</TextLink>
        </p>
      </>
    );
  return (
    <>
      <p className={styles.hint}>
        {after ? texts.over(after.permit_number ?? '', formatDay(after.permit_date ?? '')) : texts.hint}
      </p>
      <div className={styles.calls} data-screen-only="">
        <Button icon="lock" onClick={onSeal}>
          {texts.submit}
        </Button>
      </div>
    </>
  );
}
