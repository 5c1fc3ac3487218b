import type { AlarmEntry } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import styles from './AlarmLog.module.css';
import { EMPTY, timeOf } from './alarmText';
import { messages } from './messages';

const texts = messages.page;
const { events, fields, details } = messages;

/** Milliseconds by which the device's clock may be wrong without a word about it. */
const DEVICE_MS = 60_000;

/** Everything that happened with an alarm, the newest entry first; corrections have the former value (R1304). */
export const AlarmLog = ({ log }: { log: readonly AlarmEntry[] }) => (
  <Panel title={texts.log}>
    <TimelineList label={texts.log}>
      {log.map((entry) => (
        <li key={entry.entry_id} className={styles.entry}>
          <time className={styles.when} dateTime={entry.at}>
            {formatDateTime(entry.at)}
          </time>
          <div className={styles.words}>
            <p>{entryText(entry)}</p>
            <p className={styles.detail}>
              {[entry.who ?? texts.server, deviceText(entry)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </TimelineList>
  </Panel>
);

/** What the device's clock said, where it differs: its work may have been sent late. */
const deviceText = ({ at, device_at }: AlarmEntry): string =>
  device_at === null || Math.abs(Date.parse(at) - Date.parse(device_at)) < DEVICE_MS
    ? ''
    : texts.device(formatDateTime(device_at));

function entryText({ what, subject, before, after }: AlarmEntry): string {
  switch (what) {
    case 'told':
      return events.told(subject);
    case 'called':
      return events.called(subject);
    case 'handed_back':
      return events.handedBack(subject);
    case 'acknowledged':
      return events.acknowledged(after ?? '');
    case 'released':
      return subject === 'false_alarm' ? events.falseAlarm : events.released;
    case 'joined':
      return changeText(events.joined, before, after);
    case 'details':
    case 'corrected':
      return changeText(fieldName(subject), valueText(subject, before), valueText(subject, after));
    default:
      return events[what];
  }
}

const changeText = (name: string, before: string | null, after: string | null): string =>
  `${name}: ${before || EMPTY} → ${after || EMPTY}`;

type FieldName = keyof typeof fields;
const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);
const fieldName = (name: string): string => (isField(name) ? fields[name] : name);

/** A former or a new value as it is shown. */
function valueText(name: string, value: string | null): string | null {
  if (value === null) return null;
  if (name === 'injured' || name === 'calm') return value === 'true' ? details.yes : details.no;
  return name.endsWith('_at') ? timeOf(value) : value;
}
