import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { readAlarmTimes } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import styles from '../Report.module.css';
import { messages } from '../../messages';
import { ReportFrame } from '../ReportFrame';
import { useReportDays } from '../useReportDays';
import { AlarmTimesTrend } from './AlarmTimesTrend';
import { LoadTrend } from './LoadTrend';
import { MonthsTrend } from './MonthsTrend';
import { RepeatsTrend } from './RepeatsTrend';
import { TimesTrend } from './TimesTrend';
import { trendDays } from '@smart-elevator/shared-api/contract/trendDays';

const texts = messages.reports;

/** /reports_trends: the trends of the dealer's tickets. */
export function TrendsPage() {
  const days = useReportDays();
  const range = trendDays(days.days, localDay());
  return (
    <ReportFrame
      days={days}
      labels={{ from: texts.daysFrom, to: texts.daysTo }}
      {...(days.clear ? {} : { hint: texts.usual })}
    >
      <div className={styles.trends}>
        <RevealInOrder>
          <MonthsTrend days={range} />
          <TimesTrend days={range} />
          {isUnsupported(readAlarmTimes) ? null : <AlarmTimesTrend days={range} />}
          <RepeatsTrend days={range} />
          <LoadTrend days={range} />
        </RevealInOrder>
      </div>
    </ReportFrame>
  );
}
