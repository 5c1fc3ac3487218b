import { useEffect, useState } from 'react';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import {
  browserPushState,
  disableBrowserPush,
  enableBrowserPush,
  type BrowserPushState,
} from '@smart-elevator/shared-api/client/browserPush';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';
import { Setting } from './settings/Setting';

const texts = messages.browserPush;
const ACTION = 'turn notifications';

/** Whether this browser shows notifications; the browser itself asks when they are first switched on. */
export function BrowserPushSetting() {
  const user = useDealerId();
  const [state, setState] = useState<BrowserPushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    browserPushState(user).then(
      (found) => !gone && setState(found),
      () => !gone && setState('unsupported'),
    );
    return () => {
      gone = true;
    };
  }, [user]);

  async function turn(wanted: boolean) {
    if (busy) return;
    setBusy(true);
    try {
      const next = wanted
        ? await enableBrowserPush(user)
        : await disableBrowserPush().then(() => 'off' as const);
      setState(next);
      if (next === 'on') alertSuccess(texts.turnedOn, ACTION);
      if (!wanted) alertSuccess(texts.turnedOff, ACTION);
    } catch (error) {
      const { failure, status } = asApiError(error);
      alertFailure(texts.notTurned(failureMessage(failure, status)), ACTION);
      setState(await browserPushState(user).catch(() => 'unsupported' as const));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Setting title={texts.title} hint={texts.hint}>
      {state === undefined ? <Skeleton rows={1} /> : null}
      {state === 'unsupported' || state === 'blocked' ? <p>{texts[state]}</p> : null}
      {state === 'on' || state === 'off' ? (
        <SwitchField label={texts.label} checked={state === 'on'} onChange={(wanted) => void turn(wanted)} />
      ) : null}
      {state === 'on' ? <p>{texts.on}</p> : null}
    </Setting>
  );
}
