import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { listDuties, readAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { useMinute } from '@smart-elevator/shared-ui/state/useMinute';
import { paths } from '../paths';
import { Setting } from '../settings/Setting';
import { dutiesAt, startOfDay } from './duties';
import { settingMessages as messages } from './settingMessages';

/** Who is on call now, and the way to all that is set for emergencies; nothing on a back end without alarms. */
export function EmergenciesSetting() {
  const minute = useMinute().getTime();
  const settings = useCall(readAlarmSettings, {});
  // Not on a back end without alarms, which would be asked again on the next visit: the setting is gone before it answers.
  const enabled = settings.data !== undefined;
  const duties = useCall(
    listDuties,
    { query: { since: startOfDay(minute) } },
    { enabled, keepPrevious: true },
  );
  if (settings.loading || duties.loading) return <Skeleton rows={3} />;
  if (!settings.data) return null;
  const names = dutiesAt(duties.data ?? [], Math.max(minute, duties.at ?? 0)).now.map(({ name }) => name);
  return (
    <Setting title={messages.title} hint={messages.hint}>
      {duties.data ? (
        <p>
          {messages.now}: {names.length > 0 ? names.join(', ') : messages.nobodyNow}
        </p>
      ) : null}
      <div>
        <LinkButton to={paths.emergencies}>{messages.show}</LinkButton>
      </div>
    </Setting>
  );
}
