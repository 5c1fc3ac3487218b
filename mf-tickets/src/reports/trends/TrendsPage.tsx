import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { InTurn } from '@smart-elevator/shared-ui/page/InTurn';
import { messages } from '../../messages';
import { ReportFrame } from '../ReportFrame';
import { useReportDays } from '../useReportDays';
import { LoadTrend } from './LoadTrend';
import { MonthsTrend } from './MonthsTrend';
import { RepeatsTrend } from './RepeatsTrend';
import { TimesTrend } from './TimesTrend';
import { trendDays } from './trendDays';

const said = messages.reports;

/** /reports_trends: what the dealer's tickets tell over time. */
export function TrendsPage() {
  const days = useReportDays();
  const range = trendDays(days.days, localDay());
  return (
    <ReportFrame
      days={days}
      labels={{ from: said.daysFrom, to: said.daysTo }}
      {...(days.clear ? {} : { hint: said.usual })}
    >
      <InTurn>
        <MonthsTrend days={range} />
        <TimesTrend days={range} />
        <RepeatsTrend days={range} />
        <LoadTrend days={range} />
      </InTurn>
    </ReportFrame>
  );
}
