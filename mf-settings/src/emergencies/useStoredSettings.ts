import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { AlarmSettings } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  readAlarmSettings,
  storeAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from './messages';

const ACTION = 'store emergencies';

/** Stores a changed part of what is set, with everything else as it is stored at that moment (R1306). */
export function useStoredSettings(settings: AlarmSettings) {
  const { send, sending } = useSend(storeAlarmSettings);
  const store = async (changes: Partial<AlarmSettings>) => {
    try {
      const stored = await call(readAlarmSettings, {});
      return await send({ body: { ...stored, ...changes } });
    } catch (error) {
      return { ok: false as const, error: asApiError(error) };
    }
  };
  /** With the result as an alert, which can be undone. */
  async function storeWithAlert(changes: Partial<AlarmSettings>, done: string): Promise<void> {
    const sent = await store(changes);
    if (!sent) return;
    const undo = {
      label: common.undo,
      onPress: () => void storeWithAlert(formerOf(settings, changes), messages.saved),
    };
    if (sent.ok) return alertSuccess(done, ACTION, undo);
    const [sentence] = Object.values(sent.error.fields).flat();
    const reason = sentence
      ? translateServerMessage(sentence)
      : failureMessage(sent.error.failure, sent.error.status);
    alertFailure(messages.notSaved(reason), ACTION);
  }
  return { store, storeWithAlert, sending };
}

/** What was set before, of the changed part alone: what was saved since then stays. */
const formerOf = (settings: AlarmSettings, changes: Partial<AlarmSettings>): Partial<AlarmSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(changes, name)));
