import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { readElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { formatDateTime, formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { useSearchParams } from 'react-router-dom';
import { eventsOf } from '../pack/screenReads';
import { Kept } from '../parts/Kept';
import { TakenDocuments } from '../parts/TakenDocuments';
import { CallAndGo } from '../parts/CallAndGo';
import styles from '../parts/Phone.module.css';
import { PhonePage } from '../parts/PhonePage';
import { paths } from '../paths';
import { eventText } from './eventText';
import { liftMessages as texts } from './messages';

/** /my_work/lift?elevatorId=: one lift, with its history and its files (R1401). */
export function LiftPage() {
  const asked = useSearchParams()[0].get('elevatorId') ?? '';
  const elevator_id = isId(asked) ? Number(asked) : 0;
  const query = useCall(readElevator, { params: { elevator_id } });
  const back = { to: paths.lifts, label: texts.title };
  return (
    <PhonePage title={query.data?.elevator_name ?? texts.lift} back={back}>
      <Kept key={elevator_id} query={query} failed={texts.liftFailed} notFound={{ title: texts.gone, back }}>
        {(lift) => (
          <>
            <LiftFacts lift={lift} />
            <LiftFiles elevator_id={elevator_id} />
            <LiftHistory elevator_id={elevator_id} />
          </>
        )}
      </Kept>
    </PhonePage>
  );
}

function LiftFacts({ lift }: { lift: Elevator }) {
  const { building_name, elevator_address, main_due_date, sealed_at } = lift;
  const facts = [
    [texts.building, building_name],
    [texts.address, elevator_address],
    [texts.nextMaintenance, main_due_date ? formatDay(main_due_date) : ''],
    [t('Sealed'), sealed_at ? formatDateTime(sealed_at) : ''],
  ] as const;
  return (
    <Panel>
      <Facts label={texts.facts} facts={facts.filter(([, value]) => value !== '')} />
      <div className={styles.thumb}>
        <CallAndGo address={elevator_address} name={building_name} phone={null} />
      </div>
    </Panel>
  );
}

function LiftFiles({ elevator_id }: { elevator_id: number }) {
  const query = useCall(listFiles, { query: { owner: 'elevator', owner_id: elevator_id } });
  return (
    <>
      <TakenDocuments elevator_ids={[elevator_id]} files={query.data?.files} />
      <Panel title={texts.files}>
        {query.error?.failure === 'offline' ? (
          // Addresses of files expire after minutes: nothing is kept of them.
          <p className={styles.detail}>{texts.filesOffline}</p>
        ) : (
          <Kept query={query} failed={texts.filesFailed} rows={2}>
            {({ files }) =>
              files.length === 0 ? (
                <p className={styles.detail}>{texts.noFiles}</p>
              ) : (
                <ul className={styles.rows} role="list">
                  {files.map(({ file_id, name, url }) => (
                    <li key={file_id} className={styles.row}>
                      <a className={styles.ticket} href={url} target="_blank" rel="noreferrer">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              )
            }
          </Kept>
        )}
      </Panel>
    </>
  );
}

function LiftHistory({ elevator_id }: { elevator_id: number }) {
  const query = useCall(elevatorTimeline, eventsOf(elevator_id));
  return (
    <Panel title={texts.history}>
      <Kept query={query} failed={texts.historyFailed} rows={4}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.detail}>{texts.noHistory}</p>
          ) : (
            <ul className={styles.rows} role="list">
              {results.map((event) => {
                const { title, detail } = eventText(event);
                return (
                  <li key={`${event.kind} ${event.id} ${event.at}`} className={styles.row}>
                    <span>{title}</span>
                    <span className={styles.detail}>
                      {[formatDay(event.at), detail].filter(Boolean).join(' · ')}
                    </span>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Kept>
    </Panel>
  );
}
