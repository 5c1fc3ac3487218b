import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { onAlarmReport, type ReportedLift } from '@smart-elevator/shared-ui/state/alarmReport';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useEffect, useEffectEvent, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { BarPlace } from './BarPlace';
import type { ReportDialog } from './ReportDialog';

const ACTION = 'report an alarm';

/** Milliseconds without a pending query, and at most, until the bar is loaded; and until it is loaded again, if that failed. */
const QUIET_MS = 500;
const LATEST_MS = 5_000;
const AGAIN_MS = 15_000;

/**
 * People who are trapped, on every page of the console: the bar above the navigation (R1353), and the dialog that reports one (R1350).
 * Both are loaded late.
 */
export function Alarms() {
  const watch = useAlarmWatch();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<ComponentProps<typeof ReportDialog>>;
    lift: ReportedLift;
    at: string;
  }>();
  const open = useEffectEvent((lift: ReportedLift) => {
    retryOnce(() => import(/* webpackChunkName: "alarm-report" */ './ReportDialog')).then(
      ({ ReportDialog: Dialog }) => {
        dismissFailures(ACTION);
        setOpened({ Dialog, lift, at: key });
      },
      () =>
        alertFailure(
          t('The dialog for a trapped passenger could not be opened. Please call the technician.'),
          ACTION,
        ),
    );
  });
  useEffect(() => onAlarmReport(open), []);
  // Another page is opened from the dialog.
  const isOpen = opened?.at === key;
  return (
    <>
      {watch ? <watch.AlarmWatch /> : <BarPlace />}
      {opened && isOpen ? <opened.Dialog lift={opened.lift} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

/** The bar, once its code is loaded: after the first screen, and again until it succeeds. */
function useAlarmWatch(): { AlarmWatch: ComponentType } | undefined {
  const [watch, setWatch] = useState<{ AlarmWatch: ComponentType }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const load = () => {
      clearTimeout(timer);
      import(/* webpackChunkName: "alarms" */ './AlarmWatch').then(
        (loaded) => {
          if (!isOver) setWatch(loaded);
        },
        () => {
          if (!isOver) timer = setTimeout(load, AGAIN_MS);
        },
      );
    };
    const cancel = onNetworkIdle(load, QUIET_MS);
    // A screen that waits for a slow server does not hold it up.
    timer = setTimeout(() => {
      cancel();
      load();
    }, LATEST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return watch;
}
