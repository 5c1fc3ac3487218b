import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import type { CSSProperties } from 'react';
import { timeText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import hours from './DayBoard.module.css';
import { shareOf, timeOf, type Span } from './dayState';
import { messages } from './messages';
import { useMinute } from '@smart-elevator/shared-ui/state/useMinute';

/** Where now is on a day by the hour (R1320): on today only, and within the shown hours. It moves with the minute. */
export function NowLine({ day, span }: { day: string; span: Span }) {
  const now = useMinute();
  const minutes = now.getHours() * 60 + now.getMinutes();
  const share = shareOf(span, minutes);
  if (day !== localDay(now) || share === undefined) return null;
  const style: CSSProperties & Record<'--share', number> = { '--share': share };
  return (
    <p className={hours.now} style={style}>
      <VisuallyHidden>{messages.now(timeText(timeOf(minutes)))}</VisuallyHidden>
    </p>
  );
}
