import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import type { AlarmSettings, Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { endDuty } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { dutiesAt, gapsBetween } from './duties';
import styles from './Emergencies.module.css';
import { messages } from './messages';
import type { StepPerson } from './policy';
import { settingMessages } from './settingMessages';

interface OnCallPanelProps {
  settings: AlarmSettings;
  people: readonly StepPerson[];
  query: CallState<Duty[]>;
  /** The present moment, in milliseconds. */
  now: number;
}

const WEEK_MS = 7 * 24 * 3_600_000;
const texts = messages.onCall;
const timesOf = ({ starts_at, ends_at }: Duty): string =>
  texts.times(formatDateTime(starts_at), formatDateTime(ends_at));

/** Who is on call now and next, the gaps of a week, and the duties (R1307, R1366). */
export function OnCallPanel({ settings, people, query, now }: OnCallPanelProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(async () => (await import('./AddDuty')).AddDuty);
  return (
    <Panel title={texts.title} action={<Button onClick={open}>{texts.add}</Button>}>
      <Loaded query={query} failed={texts.failed} rows={3}>
        {(duties) => <Duties duties={duties} now={now} settings={settings} />}
      </Loaded>
      {Dialog && isOpen ? (
        <Dialog people={people} duties={query.data ?? []} handover={settings.handover} onClose={close} />
      ) : null}
    </Panel>
  );
}

function Duties({
  duties,
  now,
  settings,
}: {
  duties: readonly Duty[];
  now: number;
  settings: AlarmSettings;
}) {
  const at = dutiesAt(duties, now);
  const coming = duties.filter(({ ends_at }) => Date.parse(ends_at) > now);
  const past = duties.filter(({ ends_at }) => Date.parse(ends_at) <= now);
  const isUsed = settings.steps.some(({ groups }) => groups.includes('on_call'));
  const gaps = isUsed ? gapsBetween(duties, now, now + WEEK_MS) : [];
  return (
    <>
      <Facts
        label={settingMessages.now}
        facts={[
          [
            settingMessages.now,
            at.now.map(({ name, ends_at }) => texts.since(name, formatDateTime(ends_at))).join('; ') ||
              settingMessages.nobodyNow,
          ],
          [texts.next, at.next ? texts.from(at.next.name, formatDateTime(at.next.starts_at)) : texts.noNext],
        ]}
      />
      {gaps.length > 0 ? (
        <Notice tone="warning" title={texts.gaps(gaps.length)}>
          <ul role="list">
            {gaps.map(({ from, to }) => (
              <li key={from}>{texts.times(formatDateTime(from), formatDateTime(to))}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {coming.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list} role="list" aria-label={texts.duties}>
          {coming.map((duty) => (
            <DutyRow key={duty.duty_id} duty={duty} hasBegun={Date.parse(duty.starts_at) <= now} />
          ))}
        </ul>
      )}
      {past.length > 0 ? (
        <details>
          <summary>{texts.past}</summary>
          <ul className={styles.list} role="list">
            {past.map((duty) => (
              <li key={duty.duty_id} className={styles.words}>
                {duty.name}
                <span className={styles.second}>{timesOf(duty)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function DutyRow({ duty, hasBegun }: { duty: Duty; hasBegun: boolean }) {
  const { duty_id, name, is_active, starts_at } = duty;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {name}
        <span className={styles.second}>{timesOf(duty)}</span>
        {is_active ? null : <span className={styles.warning}>{texts.inactive}</span>}
      </span>
      <ConfirmDelete
        label={hasBegun ? texts.end(name) : texts.delete(name, formatDateTime(starts_at))}
        endpoint={endDuty}
        input={{ params: { duty_id } }}
        question={hasBegun ? texts.endQuestion : texts.deleteQuestion}
        subject={`${name}, ${timesOf(duty)}`}
        {...(hasBegun ? { consequence: texts.kept, confirmLabel: texts.endConfirm } : {})}
        action={`end duty ${duty_id}`}
        done={hasBegun ? texts.ended : texts.deleted}
        goneIsDone
        failed={(_, reason) => texts.notEnded(reason)}
      />
    </li>
  );
}
