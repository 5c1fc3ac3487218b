import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { changeVisit, changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Input } from '@smart-elevator/shared-api/contract/endpoint';
import { visitRefusal } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { useRef } from 'react';
import { isOutdated } from '../changeVisitAlert';

/**
 * Sends a change from a dialog. Is somebody else first, the page reads the visit again: the dialog stays open with what was
 * typed, and sends it for the newer version next time (R1205). The same change is sent again as it was if it had no answer: the page may
 * show it already. With something `wrong`, by field, nothing is sent.
 */
export function useVisitSend<E extends typeof changeVisit | typeof changeVisitState>(endpoint: E) {
  const { send } = useSend(endpoint);
  const unanswered = useRef<Input<E>>(undefined);
  return async (input: Input<E>, wrong: Readonly<Record<string, string>> = {}) => {
    const found = Object.entries(wrong);
    if (found.length > 0) {
      return refused(Object.fromEntries(found.map(([name, sentence]) => [name, [sentence]])));
    }
    const last = unanswered.current;
    const again = last && changeOf(last) === changeOf(input) ? last : input;
    const sent = await send(again);
    if (!sent) return sent;
    unanswered.current = !sent.ok && sent.error.failure !== 'refused' ? again : undefined;
    if (sent.ok) return sent;
    if (isOutdated(sent.error)) invalidateChangedQueries(endpoint);
    const { state, ...others } = sent.error.fields;
    return state ? refused({ ...others, state: state.map(visitRefusal) }) : sent;
  };
}

/** What is changed, whatever the version. */
const changeOf = (input: object): string =>
  JSON.stringify(input, (name, value: unknown) => (name === 'version' ? undefined : value));

const refused = (fields: FieldErrors) => ({ ok: false as const, error: localValidationError(fields) });
