import type { BrowserPushState } from '@smart-elevator/shared-api/client/browserPush';
import { useUserId } from '@smart-elevator/shared-api/client/session';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useEffect, useState } from 'react';
import phone from '../parts/Phone.module.css';
import { profileMessages as texts } from './messages';

const ACTION = 'messages for new work';

/** Loaded when the screen is there. */
const browserPush = () => import('@smart-elevator/shared-api/client/browserPush');

/** Whether this phone tells of new work, and the switch for it (R1425); nothing where the browser cannot. */
export function NewWorkPanel() {
  const user_id = useUserId();
  const [state, setState] = useState<BrowserPushState>('unsupported');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    browserPush()
      .then(({ browserPushState }) => browserPushState(user_id))
      .then(
        (found) => isOver || setState(found),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [user_id]);
  if (state === 'unsupported') return null;

  const change = async () => {
    setBusy(true);
    try {
      const { disableBrowserPush, enableBrowserPush } = await browserPush();
      if (state === 'on') await disableBrowserPush();
      setState(state === 'on' ? 'off' : await enableBrowserPush(user_id));
      dismissFailures(ACTION);
    } catch {
      alertFailure(texts.newsFailed, ACTION);
      const { browserPushState } = await browserPush();
      setState(await browserPushState(user_id));
    }
    setBusy(false);
  };
  return (
    <Panel title={texts.news}>
      <p>{{ on: texts.newsOn, off: texts.newsOff, blocked: texts.newsBlocked }[state]}</p>
      {state === 'blocked' ? null : (
        <div className={phone.thumb}>
          <Button busy={busy} onClick={() => void change()}>
            {state === 'on' ? texts.newsTurnOff : texts.newsTurnOn}
          </Button>
        </div>
      )}
    </Panel>
  );
}
