import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { listDuties, readAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SoundSetting } from '@smart-elevator/shared-ui/screens/safety/SoundSetting';
import { useMinute } from '@smart-elevator/shared-ui/state/useMinute';
import { paths } from '../paths';
import { dutiesAt, startOfDay } from './duties';
import { messages } from './messages';
import { OnCallPanel } from './OnCallPanel';
import { PolicyPanel } from './PolicyPanel';
import { RulesPanel } from './RulesPanel';
import { settingMessages } from './settingMessages';
import { TestCallsPanel } from './TestCallsPanel';
import styles from './Emergencies.module.css';

const PAST_MS = 14 * 24 * 3_600_000;

/** /emergencies: whom an alarm tells, who is on call, the fire service and the test calls (R1365), and whether text messages are sent (R1452). */
export function EmergenciesPage() {
  const minute = useMinute().getTime();
  const settings = useCall(readAlarmSettings, {});
  const people = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  // On the next day it is another query: what is open on the page stays.
  const duties = useCall(
    listDuties,
    { query: { since: startOfDay(minute - PAST_MS) } },
    { keepPrevious: true },
  );
  // A duty that has just been added or ended counts from its answer on.
  const now = Math.max(minute, duties.at ?? 0);
  const technicians = people.data?.results ?? [];
  // Until both are loaded nobody is said to be missing.
  const isKnown = people.data !== undefined && duties.data !== undefined;
  const isAnybodyOnCall = !isKnown || dutiesAt(duties.data ?? [], now).now.length > 0;
  return (
    <Page
      title={settingMessages.title}
      breadcrumb={[{ label: messages.settings, to: paths.settings }, { label: settingMessages.title }]}
      width="form"
    >
      <Loaded query={settings} failed={messages.failed} rows={12}>
        {(stored) => (
          <div className={styles.panels}>
            <RevealInOrder>
              {isKnown || people.error || duties.error ? (
                <PolicyPanel settings={stored} reachable={{ people: technicians, isAnybodyOnCall }} />
              ) : (
                <Skeleton rows={8} />
              )}
              {stored.sends_texts === undefined ? null : (
                <Panel title={messages.texts.title}>
                  <p>{stored.sends_texts ? messages.texts.on : messages.texts.off}</p>
                </Panel>
              )}
              <OnCallPanel settings={stored} people={technicians} query={duties} now={now} />
              <RulesPanel settings={stored} />
              <TestCallsPanel />
              <SoundSetting />
            </RevealInOrder>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
