import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { AlarmSettings } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { storeAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from './messages';

const ACTION = 'store emergencies';

/** Stores a changed part of what is set, with everything else as it is (R1306). */
export function useStoredSettings(settings: AlarmSettings) {
  const { send, sending } = useSend(storeAlarmSettings);
  const store = (changes: Partial<AlarmSettings>) => send({ body: { ...settings, ...changes } });
  /** With the result as an alert, which can be undone. */
  async function storeWithAlert(changes: Partial<AlarmSettings>, done: string): Promise<void> {
    const sent = await store(changes);
    if (!sent) return;
    const undo = { label: common.undo, onPress: () => void storeWithAlert(settings, messages.saved) };
    if (sent.ok) return alertSuccess(done, ACTION, undo);
    const [sentence] = Object.values(sent.error.fields).flat();
    const reason = sentence
      ? translateServerMessage(sentence)
      : failureMessage(sent.error.failure, sent.error.status);
    alertFailure(messages.notSaved(reason), ACTION);
  }
  return { store, storeWithAlert, sending };
}
