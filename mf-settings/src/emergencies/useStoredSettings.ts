import { asApiError, localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { AlarmSettings } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  readAlarmSettings,
  storeAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { retryOf } from '@smart-elevator/shared-ui/state/retryOf';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { useRef } from 'react';
import { messages } from './messages';

const ACTION = 'store emergencies';

/** What is changed of the stored settings; undefined if what the dealer has seen is no longer there. */
type Change = (stored: AlarmSettings) => Partial<AlarmSettings> | undefined;

/** As text with its names in one order: that of a form is another one than that of an answer. */
const written = (settings: AlarmSettings): string =>
  JSON.stringify(settings, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value,
  );

const isSame = (a: AlarmSettings, b: AlarmSettings): boolean => written(a) === written(b);

/**
 * Stores a changed part of what is set, with everything else as it is stored at that moment (R1306). A change that was stored, but whose
 * answer was lost, is not made a second time.
 */
export function useStoredSettings() {
  const { send, sending } = useSend(storeAlarmSettings);
  /** What was sent without an answer, and what it was made of. */
  const unanswered = useRef<{ before: AlarmSettings; body: AlarmSettings }>(undefined);
  const isStored = (change: Change, stored: AlarmSettings): boolean => {
    if (!unanswered.current) return false;
    const { before, body } = unanswered.current;
    return isSame(stored, body) && isSame({ ...before, ...change(before) }, body);
  };
  const store = async (change: Change) => {
    try {
      const stored = await call(readAlarmSettings, {});
      const changes = isStored(change, stored) ? {} : change(stored);
      if (changes) {
        const body = { ...stored, ...changes };
        const sent = await send({ body });
        if (sent?.ok) unanswered.current = undefined;
        else if (sent && sent.error.failure !== 'refused') unanswered.current = { before: stored, body };
        return sent;
      }
      // The screen shows what is there now.
      invalidateChangedQueries(storeAlarmSettings);
      return { ok: false as const, error: localValidationError({ steps: [messages.policy.gone] }) };
    } catch (error) {
      return { ok: false as const, error: asApiError(error) };
    }
  };
  /** With the result as an alert, which can be undone. */
  async function storeWithAlert(change: Change, done: string, undo?: Change): Promise<void> {
    const sent = await store(change);
    if (!sent) return;
    if (sent.ok)
      return alertSuccess(
        done,
        ACTION,
        undo && { label: common.undo, onPress: () => void storeWithAlert(undo, messages.saved) },
      );
    const [sentence] = Object.values(sent.error.fields).flat();
    const reason = sentence
      ? translateServerMessage(sentence)
      : failureMessage(sent.error.failure, sent.error.status);
    const again = () => void storeWithAlert(change, done, undo);
    alertFailure(messages.notSaved(reason), ACTION, retryOf(sent.error, again));
  }
  return { store, storeWithAlert, sending };
}
