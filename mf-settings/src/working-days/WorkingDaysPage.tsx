import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { listEndsBefore } from '@smart-elevator/shared-api/contract/visits/workingCalendar';
import { readWorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages as settings } from '../messages';
import { paths } from '../paths';
import { DaysOff } from './DaysOff';
import { messages } from './messages';
import { WeekForm } from './WeekForm';
import styles from './WorkingDays.module.css';

/** /working_days: the weekly days off, the dealer's own list of days off, and how far ahead visits are planned (R1321). */
export function WorkingDaysPage() {
  const query = useCall(readWorkingDays, {});
  return (
    <Page
      title={messages.title}
      breadcrumb={[{ label: settings.title, to: paths.settings }, { label: messages.title }]}
      width="form"
    >
      <Loaded query={query} failed={messages.failed}>
        {(calendar) => (
          <div className={styles.parts}>
            <ListEnds calendar={calendar} />
            <DaysOff calendar={calendar} />
            <WeekForm calendar={calendar} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Warns when the list of holidays ends before the plan does (R1208). */
function ListEnds({ calendar: { holidays, horizon_days } }: { calendar: WorkingDays }) {
  const until = addDays(localDay(), horizon_days);
  const last = listEndsBefore(holidays, until);
  if (last === undefined) return null;
  return <Notice tone="warning">{messages.ends(formatDay(last), formatDay(until))}</Notice>;
}
