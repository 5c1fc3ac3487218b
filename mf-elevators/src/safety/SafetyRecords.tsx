import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { TestCall } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import type { ElevatorSafety, Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDateTime, formatDay } from '@smart-elevator/shared-ui/format/date';
import { pathToAlarm } from '@smart-elevator/shared-ui/paths';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import type { ReactNode } from 'react';
import styles from './Safety.module.css';
import { safetyTexts as texts } from './safetyTexts';

/** The seals, alarms and test calls of a lift, the newest first; a kind without entries is left out. */
export const SafetyRecords = ({ safety: { seals, alarms, test_calls } }: { safety: ElevatorSafety }) =>
  seals.length + alarms.length + test_calls.length === 0 ? (
    <p className={styles.second}>{texts.none}</p>
  ) : (
    <>
      <Records title={texts.seals} rows={seals} idOf={({ seal_id }) => seal_id}>
        {(seal) => <SealWords seal={seal} />}
      </Records>
      <Records title={texts.alarms} rows={alarms} idOf={({ alarm_id }) => alarm_id}>
        {(alarm) => <AlarmWords alarm={alarm} />}
      </Records>
      <Records title={texts.tests} rows={test_calls} idOf={({ test_call_id }) => test_call_id}>
        {(call) => <TestWords call={call} />}
      </Records>
    </>
  );

interface RecordsProps<Row> {
  title: string;
  rows: readonly Row[];
  idOf: (row: Row) => number;
  children: (row: Row) => ReactNode;
}

function Records<Row>({ title, rows, idOf, children }: RecordsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.rows} role="list">
        {rows.map((row) => (
          <li key={idOf(row)} className={styles.row}>
            {children(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The second line of a record: those of the texts that are known. */
const Second = ({ of }: { of: readonly (string | null | undefined)[] }) => (
  <p className={styles.second}>{of.filter(Boolean).join(' · ')}</p>
);

const SealWords = ({ seal }: { seal: Seal }) => (
  <>
    <p>
      {seal.lifted_at === null ? (
        <>
          <SealedTag at={seal.sealed_at} /> {texts.since(formatDateTime(seal.sealed_at))}
        </>
      ) : (
        texts.period(formatDateTime(seal.sealed_at), formatDateTime(seal.lifted_at))
      )}
    </p>
    <Second of={[seal.reason, seal.sealed_by]} />
    {seal.permit_number && seal.permit_date ? (
      <Second of={[texts.permit(seal.permit_number, formatDay(seal.permit_date)), seal.lifted_by]} />
    ) : null}
  </>
);

function AlarmWords({ alarm }: { alarm: Alarm }) {
  const { alarm_id, reported_at, released_at, false_alarm, cause } = alarm;
  const took =
    released_at === null
      ? texts.openAlarm
      : texts.released(Math.ceil((Date.parse(released_at) - Date.parse(reported_at)) / 60_000));
  return (
    <>
      <p>
        <TextLink to={pathToAlarm(alarm_id)}>{formatDateTime(reported_at)}</TextLink>
      </p>
      <Second of={[false_alarm ? texts.falseAlarm : took, cause]} />
    </>
  );
}

const TestWords = ({ call: { at, who, note } }: { call: TestCall }) => (
  <>
    <p>{formatDateTime(at)}</p>
    <Second of={[who, note]} />
  </>
);
