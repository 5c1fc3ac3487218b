import { useId, type CSSProperties } from 'react';
import { skipFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstSteps as Steps,
} from '@smart-elevator/shared-api/contract/home/firstSteps';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { firstFloors } from './firstFloors';
import floor from '../public-pages/FloorHead.module.css';
import styles from './FirstSteps.module.css';

/** The first step that is neither done nor skipped; undefined when none is left. */
export const nextStep = ({ done, skipped }: Steps): FirstStep | undefined =>
  FIRST_STEPS.find((step) => !done.includes(step) && !skipped.includes(step));

/** The first hour of a dealer as a shaft of five floors; the car is at the next one (R235). */
export function FirstSteps({ steps }: { steps: Steps }) {
  const heading = useId();
  const next = nextStep(steps);
  if (!next) return null;
  const car: CSSProperties & Record<`--${string}`, number> = { '--floor': FIRST_STEPS.indexOf(next) };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('First steps')}
      </h2>
      <div className={styles.building}>
        <div className={styles.shaft} aria-hidden="true">
          <span className={styles.car} style={car} />
        </div>
        <ol className={styles.floors}>
          {FIRST_STEPS.map((step, at) => (
            <Floor key={step} step={step} number={at + 1} steps={steps} isNext={step === next} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface FloorProps {
  step: FirstStep;
  number: number;
  steps: Steps;
  isNext: boolean;
}

function Floor({ step, number, steps, isNext }: FloorProps) {
  const { title, hint } = firstFloors[step];
  const isDone = steps.done.includes(step);
  const isSkipped = steps.skipped.includes(step);
  const state = isDone ? t('Done') : isSkipped ? t('Skipped') : isNext ? t('Next') : t('To do');
  return (
    <li
      className={styles.floor}
      data-state={isDone ? 'done' : isNext ? 'next' : undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={isDone || isNext ? floor.current : floor.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={floor.title}>
          {t(title)} <span className={styles.state}>{state}</span>
        </h3>
        <p className={styles.hint}>{t(hint)}</p>
      </div>
      {isDone ? null : <FloorButtons step={step} steps={steps} isNext={isNext} />}
    </li>
  );
}

function FloorButtons({ step, steps, isNext }: Omit<FloorProps, 'number'>) {
  const { title, main, others } = firstFloors[step];
  const { send, sending } = useSendWithAlert(skipFirstSteps, {
    action: `skip ${step}`,
    done: t('Skipped. Settings shows the first steps again.'),
    failed: (_, reason) => t('The step could not be skipped. {reason}', { reason }),
  });
  // An older server replaces the skipped steps.
  const skip = () => send({ body: { skip: step, skipped: [...steps.skipped, step] } });
  return (
    <div className={styles.buttons}>
      {[main, ...others].map(({ label, to }, at) => {
        const address = to();
        return address === undefined ? null : (
          <LinkButton key={label} to={address} kind={at > 0 ? 'link' : isNext ? 'primary' : 'plain'}>
            {t(label)}
          </LinkButton>
        );
      })}
      {steps.skipped.includes(step) ? null : (
        <Button kind="link" busy={sending} onClick={() => void skip()}>
          {t('Skip')}
          <VisuallyHidden> {t(title)}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
