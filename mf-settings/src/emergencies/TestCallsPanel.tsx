import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { TestCall } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { listTestCalls } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import styles from './Emergencies.module.css';
import { messages } from './messages';

/** The test calls that are shown; the pages of the lifts have the others. */
const SHOWN = 10;
const texts = messages.tests;

/** The lifts whose last test call is too long ago, and the newest test calls (R1308). */
export function TestCallsPanel() {
  const query = useCall(listTestCalls, {});
  return (
    <Panel title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <Loaded query={query} failed={texts.failed} rows={2}>
        {({ results, silent }) => (
          <>
            {silent.length > 0 ? (
              <Notice tone="warning" title={texts.silent(silent.length)}>
                <Calls calls={silent} isSilent />
              </Notice>
            ) : null}
            {results.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <>
                <h3>{texts.newest}</h3>
                <Calls calls={results} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Calls({ calls, isSilent = false }: { calls: readonly TestCall[]; isSilent?: boolean }) {
  return (
    <ul className={styles.list} role="list">
      {calls
        .slice(0, SHOWN)
        .map(({ test_call_id, elevator_id, elevator_name, building_name, at, who, note }) => {
          const page = linkTo('elevators.page', { elevatorId: elevator_id });
          const when = formatDateTime(at);
          return (
            <li key={test_call_id} className={styles.words}>
              {page ? <TextLink to={page}>{elevator_name}</TextLink> : elevator_name}
              {building_name === '' ? null : `, ${building_name}`}
              <span className={styles.second}>
                {isSilent ? texts.last(when) : [when, who, note].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      {calls.length > SHOWN ? <li>{texts.more(calls.length - SHOWN)}</li> : null}
    </ul>
  );
}
