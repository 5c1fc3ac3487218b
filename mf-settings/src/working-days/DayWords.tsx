import type { Holiday } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages } from './messages';
import styles from './WorkingDays.module.css';

/** A day off in words. */
export const DayWords = ({ holiday: { day, name, fixed } }: { holiday: Holiday }) => (
  <span className={styles.words}>
    <span className={styles.name}>{translateServerMessage(name)}</span>
    <span className={styles.second}>
      {formatWeekday(day)}
      {fixed ? ` · ${messages.days.everyYear}` : null}
    </span>
  </span>
);
