import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { deactivatePerson, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel, type NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { useCall } from '@smart-elevator/shared-api/client/useCall';

const texts = messages.active;

/** A person who can be deactivated, with the data of the lists. */
export interface PersonSummary extends NamedPerson {
  user_id: number;
  /** Missing on servers without deactivation. */
  is_active?: boolean | undefined;
}

/** The action of alerts for deactivating and activating a person: either one dismisses earlier failures. */
export const activationAction = (user_id: number): string => `switch user ${user_id}`;

/** The result: success, with a notification after the dialog is closed; or a failure for the dialog. */
type Outcome = { notify: () => void } | { failure: string };

/** Deactivates a person; `to` is the id of the technician who takes over, '' for none. */
export function useDeactivation(person: PersonSummary) {
  const { user_id } = person;
  const dealer_id = useDealerId();
  const { send, sending } = useSend(deactivatePerson);
  // Already loaded by the dialog.
  const { receivers } = useHandOverCandidates(user_id, false);

  const deactivate = async (to: string): Promise<Outcome | undefined> => {
    const body = to === '' ? { user_id } : { user_id, hand_over_to: Number(to) };
    const sent = await send({ params: { dealer_id }, body });
    if (!sent) return undefined;
    if (!sent.ok) return refused(sent.error);
    const { detail, handed_over } = sent.reply;
    const receiver = receivers.find((one) => String(one.user_id) === to);
    const handedOver = texts.handedOver(handed_over, receiver && personLabel(receiver));
    const sentences = [translateServerMessage(detail), handedOver];
    return { notify: () => alertSuccess(sentences.filter(Boolean).join(' '), activationAction(user_id)) };
  };

  function refused(error: ApiError): Outcome {
    const { status, fields, failure } = error;
    // Somebody else has deleted the person: the stale card disappears with the next fetch.
    if (status === 404) {
      invalidateChangedQueries(deactivatePerson);
      return {
        notify: () =>
          alertFailure(
            `${texts.notDeactivated(personLabel(person))} ${translateServerMessage(error.statusText)}`.trim(),
            activationAction(user_id),
          ),
      };
    }
    const reasons = Object.values(fields).flat().map(translateServerMessage).join(' ');
    return { failure: reasons || failureMessage(failure) };
  }

  return { deactivate, sending };
}

/** The technicians who can take over another one's tickets; empty until loaded. */
export function useHandOverCandidates(leaving: number, enabled: boolean) {
  const { data, loading } = useCall(employeeList, { params: { dealer_id: useDealerId() } }, { enabled });
  const receivers = (data?.results ?? []).filter(
    ({ user_id, is_active }) => user_id !== leaving && is_active !== false,
  );
  return { receivers, loading };
}
