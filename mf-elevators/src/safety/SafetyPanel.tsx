import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { Section } from '@smart-elevator/shared-ui/page/Section';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { LogbookButton } from './LogbookButton';
import styles from './Safety.module.css';
import { SafetyRecords } from './SafetyRecords';
import { safetyTexts as texts } from './safetyTexts';

/** The emergencies of a lift: what is recorded, and sealing, test calls and the logbook (R1361 to R1363). */
export function SafetyPanel({ elevator }: { elevator: Elevator }) {
  const { elevator_id } = elevator;
  const query = useCall(readElevatorSafety, { params: { elevator_id } });
  const seal = useLazyDialog(
    async () => (await import('@smart-elevator/shared-ui/screens/safety/SealDialog')).SealDialog,
  );
  const test = useLazyDialog(async () => (await import('./TestCallDialog')).TestCallDialog);
  if (query.loading) return <Skeleton rows={4} />;
  if (query.error?.failure === 'unsupported') return null;
  return (
    <Section title={texts.title}>
      {query.data?.is_silent ? (
        <Notice tone="warning" title={texts.silent}>
          {texts.silentHint}
        </Notice>
      ) : null}
      <div className={styles.buttons} data-screen-only="">
        <Button icon="phone" onClick={test.open}>
          {texts.test.title}
        </Button>
        {elevator.sealed_at ? null : (
          <Button icon="lock" onClick={seal.open}>
            {texts.seal}
          </Button>
        )}
        <LogbookButton elevator={elevator} />
      </div>
      <Loaded query={query} failed={texts.failed} rows={4}>
        {(safety) => <SafetyRecords safety={safety} />}
      </Loaded>
      {seal.Dialog && seal.isOpen ? <seal.Dialog elevator={elevator} onClose={seal.close} /> : null}
      {test.Dialog && test.isOpen ? <test.Dialog elevator_id={elevator_id} onClose={test.close} /> : null}
    </Section>
  );
}
