import { Icon } from '../icon/Icon';
import { t } from '../language/t';
import type { Option } from './SelectControl';
import styles from './ChosenValues.module.css';

interface ChosenValuesProps {
  /** The accessible name of the list. */
  label: string;
  chosen: readonly string[];
  options: readonly Option[];
  onChange: (chosen: readonly string[]) => void;
}

/** The values of a multi-select, with remove buttons; nothing without values. */
export function ChosenValues({ label, chosen, options, onChange }: ChosenValuesProps) {
  if (chosen.length === 0) return null;
  const labels = new Map(options.map((option) => [option.value, option.label]));
  return (
    <ul className={styles.chosen} aria-label={label} role="list">
      {chosen.map((value) => (
        <li key={value}>
          <button
            type="button"
            className={styles.one}
            aria-label={t('Remove {name}', { name: labels.get(value) ?? value })}
            onClick={() => onChange(chosen.filter((other) => other !== value))}
          >
            <span>{labels.get(value) ?? value}</span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
