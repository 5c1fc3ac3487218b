import type { Alarm, AlarmEntry, AlarmPage } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useId, useState } from 'react';
import styles from './AlarmClock.module.css';
import { arrivalOf, clockText, STAGES, timeOf, type Stage } from './alarmText';
import { CorrectDialog } from './CorrectDialog';
import { messages } from './messages';
import { useServerNow } from './serverClock';

const texts = messages.page;

/** The clock of an alarm: the time since it was reported, and who did what when (R1304, R1355). */
export function AlarmClock({ page }: { page: AlarmPage & { received: number } }) {
  const heading = useId();
  const now = useServerNow(page);
  const { alarm, log } = page;
  const end = alarm.released_at === null ? now : Date.parse(alarm.released_at);
  const [corrected, setCorrected] = useState<Exclude<Stage, 'reported'>>();
  return (
    <section className={styles.clock} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {texts.clock}
      </h2>
      <p className={alarm.released_at === null ? styles.running : styles.stopped} role="timer">
        <span className={styles.figure}>{clockText(end - Date.parse(alarm.reported_at))}</span>{' '}
        {alarm.released_at === null ? texts.since : texts.took}
      </p>
      <ol className={styles.stages} role="list">
        {STAGES.map((stage) => (
          <StageRow
            key={stage}
            stage={stage}
            alarm={alarm}
            log={log}
            onCorrect={stage === 'reported' ? undefined : () => setCorrected(stage)}
          />
        ))}
      </ol>
      {corrected ? (
        <CorrectDialog
          key={corrected}
          alarm={alarm}
          stage={corrected}
          onClose={() => setCorrected(undefined)}
        />
      ) : null}
    </section>
  );
}

interface StageRowProps {
  stage: Stage;
  alarm: Alarm;
  log: readonly AlarmEntry[];
  onCorrect: (() => void) | undefined;
}

/** A moment of the clock: when, by whom, after how long, and what was stored before a correction. */
function StageRow({ stage, alarm, log, onCorrect }: StageRowProps) {
  const at = alarm[`${stage}_at`];
  const who = alarm[`${stage}_by`]?.name;
  const name = stage === 'released' && alarm.false_alarm ? texts.falseAlarm : messages.stages[stage];
  const formers = log.filter(({ what, subject }) => what === 'corrected' && subject === `${stage}_at`);
  const arrival = stage === 'acknowledged' ? arrivalOf(alarm) : undefined;
  return (
    <li className={at === null ? styles.stage : `${styles.stage} ${styles.reached}`}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {at === null ? (
          <p className={styles.detail}>{texts.notYet}</p>
        ) : (
          <p className={styles.detail}>
            <time dateTime={at} title={formatDateTime(at)}>
              {timeOf(at)}
            </time>
            {who ? ` ${texts.by(who)}` : null}
            {stage === 'reported'
              ? null
              : ` · ${texts.after(clockText(Date.parse(at) - Date.parse(alarm.reported_at)))}`}
          </p>
        )}
        {arrival && alarm.arrived_at === null ? (
          <p className={styles.detail}>
            {messages.bar.taken(alarm.acknowledged_by?.name ?? '', timeOf(arrival))}
          </p>
        ) : null}
        {formers.map(({ entry_id, before }) => (
          <p key={entry_id} className={styles.former}>
            {texts.corrected(timeOf(before ?? ''))}
          </p>
        ))}
      </div>
      {at !== null && onCorrect ? (
        <span data-screen-only="">
          <Button kind="link" onClick={onCorrect}>
            {texts.correctShort} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </span>
      ) : null}
    </li>
  );
}
