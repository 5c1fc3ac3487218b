import { linkTo } from '@smart-elevator/shared-api/client/links';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { minutesText } from '../visitText';
import styles from './Board.module.css';
import { messages } from './messages';

interface BookedProps {
  technician: number;
  /** yyyy-mm-dd */
  day: string;
  name: string;
  minutes: number;
  dayMinutes: number;
}

/** The booked part of a day as a bar and in words, which lead to the day sheet that is printed. */
export function Booked({ technician, day, name, minutes, dayMinutes }: BookedProps) {
  const isOver = minutes > dayMinutes;
  return (
    <div className={isOver ? `${styles.booked} ${styles.over}` : styles.booked}>
      <TextLink to={linkTo('people.technicianDay', { userId: technician, day })}>
        <VisuallyHidden>{messages.daySheet(name, formatWeekday(day))}: </VisuallyHidden>
        {messages.booked(minutesText(minutes), minutesText(dayMinutes))}
        {isOver ? ` (${messages.over})` : null}
      </TextLink>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * minutes) / dayMinutes)}%` }} />
      </span>
    </div>
  );
}
