import { useRole } from '@smart-elevator/shared-api/client/session';
import type { AlarmPage as ReadAlarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { FactColumn, FactColumns, FactsPlaceholder } from '@smart-elevator/shared-ui/screens/Facts';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { matchPath, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AfterAlarm } from './AfterAlarm';
import { AlarmActions } from './AlarmActions';
import { AlarmCalls } from './AlarmCalls';
import { AlarmClock } from './AlarmClock';
import { AlarmFacts } from './AlarmFacts';
import { AlarmLog } from './AlarmLog';
import { AlarmSeal } from './AlarmSeal';
import { PHONE_ALARM, PHONE_START } from './alarmPath';
import { nameOf } from './alarmText';
import { DetailsForm } from './DetailsForm';
import { FireService } from './FireService';
import { JoinLift } from './JoinLift';
import { messages } from './messages';
import { useAlarmPage } from './serverClock';
import { TellCaller } from './TellCaller';

const texts = messages.page;

/** /alarm?alarmId=: a person who is trapped, with the clock that everyone sees the same, and all that can be done (R1355). */
export function AlarmPage() {
  const asked = useSearchParams()[0].get('alarmId') ?? '';
  const id = isId(asked) ? asked : '';
  const { former, ...query } = useAlarmPage(Number(id));
  const data = former ? undefined : query.data;
  const title = data ? texts.of(nameOf(data.alarm)) : t('Passenger trapped');
  // The list is the office's.
  const role = useRole();
  const isOffice = role === 'DealerUser';
  const home = { to: role === 'TechnicianUser' ? PHONE_START : paths.home, label: t('Home') };
  const back = isOffice ? { to: paths.alarms, label: texts.back } : home;
  const { pathname, search } = useLocation();
  if (role === 'TechnicianUser' && matchPath(paths.alarm, pathname))
    return <Navigate replace to={`${PHONE_ALARM}${search}`} />;
  return (
    <DetailPage
      title={title}
      breadcrumb={[
        home,
        ...(isOffice ? [{ label: messages.list.title, to: paths.alarms }] : []),
        { label: title },
      ]}
      action={data ? <AlarmActions alarm={data.alarm} /> : null}
      id={id}
      noneChosen={{ title: texts.none, back }}
      notFound={{ title: texts.gone, back }}
      query={{ ...query, data }}
      failed={texts.failed}
      placeholder={<FactsPlaceholder />}
    >
      {(page) => <AlarmParts page={page} />}
    </DetailPage>
  );
}

/** The parts of the page: the clock first, also on a phone. */
function AlarmParts({ page }: { page: ReadAlarm & { received: number } }) {
  const { alarm, log, fire } = page;
  const isOver = alarm.released_at !== null;
  return (
    <>
      {isOver ? null : <FireService page={page} />}
      <FactColumns>
        <FactColumn>
          <AlarmClock page={page} />
          <AlarmFacts alarm={alarm} />
        </FactColumn>
        <FactColumn>
          {isOver ? null : <TellCaller page={page} />}
          {isOver && alarm.cause !== undefined ? <AfterAlarm key={alarm.alarm_id} alarm={alarm} /> : null}
          {isOver && alarm.elevator_id !== null ? (
            <AlarmSeal alarm={alarm} elevator_id={alarm.elevator_id} />
          ) : null}
          <AlarmCalls alarm={alarm} fire={fire} />
          {alarm.elevator_id === null ? <JoinLift alarm={alarm} /> : null}
          <Panel title={messages.details.title}>
            <DetailsForm key={alarm.alarm_id} alarm={alarm} withReport />
          </Panel>
          <AlarmLog log={log} />
        </FactColumn>
      </FactColumns>
    </>
  );
}
