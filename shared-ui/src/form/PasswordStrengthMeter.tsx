import styles from './PasswordStrengthMeter.module.css';
import { t } from '../language/t';
import { translateServerMessage } from '../language/translateServerMessage';

/** How hard a new password is to guess: 0 to 4, the word for it, and what would make it better. */
export interface PasswordStrength {
  score: number;
  word: string;
  reasons: readonly string[];
}

interface StrengthMeterProps {
  /** The field that it speaks of. */
  id: string;
  strength: PasswordStrength;
}

/** Four bars and a word, and below them what would make the password better; the word is announced when it changes. */
export function PasswordStrengthMeter({ id, strength: { score, word, reasons } }: StrengthMeterProps) {
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
