import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  readVisitReminders,
  storeVisitReminders,
} from '@smart-elevator/shared-api/contract/visits/reminderEndpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import { Setting } from './Setting';
import { visitReminderMessages as texts } from './visitReminderMessages';

const OFF = 'off';
const DAYS = [1, 2, 3, 5, 7, 14, 30];

/** How many days ahead customers are reminded of visits (R1335); nothing on a back end without reminders. */
export function VisitRemindersSetting() {
  const query = useCall(readVisitReminders, {});
  if (query.loading) return <Skeleton rows={2} />;
  if (query.error?.failure === 'unsupported') return null;
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={query} failed={texts.failed} rows={1}>
        {({ days_ahead }) => <DaysAhead stored={days_ahead} />}
      </Loaded>
    </Setting>
  );
}

/** The choice: stored at once, one after the other; one that cannot be stored takes its former value again. */
function DaysAhead({ stored }: { stored: number | null }) {
  const [chosen, setChosen] = useState(stored);
  const saved = useRef(stored);
  const sent = useRef(stored);
  const queue = useRef(Promise.resolve());
  const { send } = useSendWithAlert(storeVisitReminders, {
    action: 'store visit reminders',
    done: ({ days_ahead }) => {
      saved.current = days_ahead;
      return messages.applied;
    },
    failed: (_, reason) => {
      // Another choice may have been made meanwhile.
      setChosen((shown) => (shown === sent.current ? saved.current : shown));
      return texts.notSaved(reason);
    },
  });
  const choose = (days_ahead: number | null) => {
    setChosen(days_ahead);
    queue.current = queue.current.then(() => {
      sent.current = days_ahead;
      return send({ body: { days_ahead } });
    });
  };
  const offered =
    stored === null || DAYS.includes(stored) ? DAYS : [...DAYS, stored].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={texts.label}
      value={String(chosen ?? OFF)}
      options={[
        { value: OFF, label: texts.off },
        ...offered.map((days) => ({ value: String(days), label: texts.days(days) })),
      ]}
      onChange={(value) => choose(value === OFF || value === '' ? null : Number(value))}
    />
  );
}
