import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { useEffect } from 'react';
import { AlarmBar } from './AlarmBar';
import { BarPlace } from './BarPlace';
import { useOpenAlarms } from './serverClock';
import { useAlarmSound } from './useAlarmSound';
import { useNotification } from './useNotification';
import { useTabMark } from './useTabMark';

/** Milliseconds between two looks of a hidden tab, which may have no stream: browsers wake one that is hidden for long once a minute. */
const HIDDEN_MS = 60_000;

/** Follows the open alarms of the dealer: shows and sounds them until somebody has taken each (R1353). */
export function AlarmWatch() {
  const { data, error, loading } = useOpenAlarms();
  const alarms = data?.alarms ?? [];
  const untaken = alarms.filter(({ acknowledged_at }) => acknowledged_at === null);
  const sound = useAlarmSound(untaken.length > 0);
  useTabMark(untaken.length);
  useNotification(untaken);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) void queryClient.invalidateQueries({ queryKey: ['alarms'] });
    }, HIDDEN_MS);
    return () => clearInterval(timer);
  }, []);
  if (loading) return <BarPlace />;
  if (!data || alarms.length === 0) return null;
  return <AlarmBar clock={data} alarms={alarms} sound={sound} isStale={error !== undefined} />;
}
