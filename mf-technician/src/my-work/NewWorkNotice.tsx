import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { useUserId } from '@smart-elevator/shared-api/client/session';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useEffect, useState } from 'react';
import { messages } from '../messages';

const texts = messages.newWork;
const LATER_KEY = 'mf-technician.new-work-later';
const ACTION = 'tell of new work';

/** Loaded when the screen is there: the browser is asked nothing before a technician wants it. */
const browserPush = () => import('@smart-elevator/shared-api/client/browserPush');

/** On My Work: whether this phone shows a message for new work (R1425); nothing once that is decided, or cannot be. */
export function NewWorkNotice() {
  const user_id = useUserId();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (browserStorage.getItem(LATER_KEY) !== null) return;
    let gone = false;
    browserPush()
      .then(({ browserPushState }) => browserPushState(user_id))
      .then(
        (state) => !gone && setAsks(state === 'off'),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [user_id]);
  if (!asks) return null;

  const end = () => {
    browserStorage.setItem(LATER_KEY, 'yes');
    setAsks(false);
  };
  const turnOn = async () => {
    try {
      const { enableBrowserPush } = await browserPush();
      if ((await enableBrowserPush(user_id)) === 'on') alertSuccess(texts.isOn, ACTION);
      setAsks(false);
    } catch {
      alertFailure(texts.failed, ACTION);
    }
  };
  return (
    <Notice
      tone="info"
      title={texts.title}
      action={<Button onClick={() => void turnOn()}>{texts.tell}</Button>}
      onDismiss={end}
    />
  );
}
