import { LIFT_OUTCOMES, type LiftOutcome } from '@smart-elevator/shared-api/contract/visits/visitState';
import { REASON_MAX } from '@smart-elevator/shared-api/contract/visits/visit';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useId } from 'react';
import { OUTCOME_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { visitMessages as texts } from './messages';
import styles from './Work.module.css';

/** What the technician says of a lift at the end. */
export interface LiftSaid {
  outcome: LiftOutcome;
  reason: string;
}

/** A lift that was skipped needs a reason (R1203). */
export const lacksReason = ({ outcome, reason }: LiftSaid): boolean =>
  outcome === 'Skipped' && reason.trim() === '';

interface LiftResultProps {
  elevator: string;
  said: LiftSaid;
  /** Done was pressed: a missing reason is an error. */
  isRefused: boolean;
  onChange: (said: LiftSaid) => void;
}

/** The outcome at one lift. */
export function LiftResult({ elevator, said, isRefused, onChange }: LiftResultProps) {
  const id = useId();
  const isWrong = isRefused && lacksReason(said);
  return (
    <fieldset className={styles.outcome}>
      <legend>{texts.outcome(elevator)}</legend>
      {LIFT_OUTCOMES.map((outcome) => (
        <label key={outcome} className={styles.radio}>
          <input
            type="radio"
            name={id}
            checked={said.outcome === outcome}
            onChange={() => onChange({ ...said, outcome })}
          />
          {t(OUTCOME_LABELS[outcome])}
        </label>
      ))}
      {said.outcome === 'Skipped' ? (
        <>
          <input
            className={styles.reason}
            aria-label={texts.reason(elevator)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            placeholder={texts.reason(elevator)}
            maxLength={REASON_MAX}
            value={said.reason}
            onChange={({ target }) => onChange({ ...said, reason: target.value })}
          />
          {isWrong ? (
            <p id={id} className={styles.error} role="alert">
              {texts.reasonMissing}
            </p>
          ) : null}
        </>
      ) : null}
    </fieldset>
  );
}
