import styles from './PasswordStrengthMeter.module.css';
import { t } from '../language/t';
import { translateServerMessage } from '../language/translateServerMessage';

/** The strength of a new password: a score from 0 to 4, its name, and hints. */
export interface PasswordStrength {
  score: number;
  word: string;
  reasons: readonly string[];
}

export interface PasswordStrengthMeterProps {
  /** The id of the password field. */
  id: string;
  strength: PasswordStrength;
}

/** Four bars with the strength's name, and hints below; the name is announced when it changes. */
export function PasswordStrengthMeter({
  id,
  strength: { score, word, reasons },
}: PasswordStrengthMeterProps) {
  return (
    <div className={styles.meter} id={id} data-score={score}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={bar <= score ? styles.full : styles.bar} />
        ))}
      </span>
      <p className={styles.words} aria-live="polite">
        {t('Password strength:')} <strong>{translateServerMessage(word)}.</strong>{' '}
        {reasons.map(translateServerMessage).join(' ')}
      </p>
    </div>
  );
}
