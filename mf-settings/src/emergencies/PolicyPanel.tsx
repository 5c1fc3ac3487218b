import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import {
  MAX_STEPS,
  type AlarmSettings,
  type EscalationStep,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import styles from './Emergencies.module.css';
import { messages } from './messages';
import {
  isEngineerOnly,
  movedUp,
  nobodyReason,
  placeOf,
  toldOf,
  toldOptions,
  type Reachable,
} from './policy';
import { StepDialog } from './StepDialog';
import { useStoredSettings } from './useStoredSettings';

const texts = messages.policy;

/** The escalation policy; each change of it is stored at once (R1306, R1365). */
export function PolicyPanel({ settings, reachable }: { settings: AlarmSettings; reachable: Reachable }) {
  const { steps, repeats } = settings;
  const [open, setOpen] = useState<number>();
  return (
    <Panel
      title={messages.policy.title}
      action={
        <Button disabled={steps.length >= MAX_STEPS} onClick={() => setOpen(steps.length)}>
          {texts.add}
        </Button>
      }
    >
      <p className={styles.hint}>{texts.hint}</p>
      <ol className={styles.list} role="list" aria-label={texts.list}>
        {steps.map((_, at) => (
          // Steps have nothing of their own but their place.
          <Step key={at} settings={settings} at={at} reachable={reachable} onChange={() => setOpen(at)} />
        ))}
      </ol>
      <p>{texts.repeats(repeats)}</p>
      {open === undefined ? null : (
        <StepDialog
          settings={settings}
          at={open}
          people={reachable.people}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

const withSteps = (steps: EscalationStep[] | undefined) => steps && { steps };

interface StepProps {
  settings: AlarmSettings;
  at: number;
  reachable: Reachable;
  onChange: () => void;
}

function Step({ settings, at, reachable, onChange }: StepProps) {
  const { storeWithAlert, sending } = useStoredSettings();
  const dealer = useDealerId();
  const { steps } = settings;
  const step = steps[at];
  if (!step) return null;
  const number = at + 1;
  const told = toldOf(step);
  const names = toldOptions(reachable.people, told).filter(({ value }) => told.includes(value));
  const reason = nobodyReason(step, dealer, reachable);
  const move = () =>
    storeWithAlert(
      (stored) => withSteps(movedUp(stored.steps, steps, at)),
      messages.saved,
      (stored) =>
        withSteps(movedUp(stored.steps, steps.toSpliced(at - 1, 2, step, ...steps.slice(at - 1, at)), at)),
    );
  const remove = () =>
    storeWithAlert(
      (stored) => {
        const place = placeOf(stored.steps, step, at);
        return withSteps(place === undefined ? undefined : stored.steps.toSpliced(place, 1));
      },
      texts.removed(number),
      (stored) => withSteps(stored.steps.toSpliced(at, 0, step)),
    );
  return (
    <li className={styles.step}>
      <div className={styles.row}>
        <span className={styles.words}>
          <strong>{texts.step(number)}</strong>: {names.map(({ label }) => label).join(', ')}
          <span className={styles.second}>{texts.wait(step.wait_minutes)}</span>
        </span>
        <span className={styles.buttons}>
          <IconButton icon="edit" label={texts.change(number)} onClick={onChange} />
          {at > 0 ? (
            <IconButton
              icon="chevron-up"
              label={texts.up(number)}
              disabled={sending}
              onClick={() => void move()}
            />
          ) : null}
          {steps.length > 1 ? (
            <IconButton
              icon="delete"
              label={texts.remove(number)}
              disabled={sending}
              onClick={() => void remove()}
            />
          ) : null}
        </span>
      </div>
      {reason ? (
        <Notice tone="failure" title={texts.nobody.title(number)}>
          {texts.nobody[reason]}
        </Notice>
      ) : null}
      {isEngineerOnly(step) ? <p className={styles.hint}>{texts.engineerOnly}</p> : null}
    </li>
  );
}
