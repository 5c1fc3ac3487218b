import { localValidationError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend, useSendAt, type SendResult } from '@smart-elevator/shared-api/client/useSend';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { createTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  newTicket,
  ticketChanges,
  ticketConflict,
  type NewTicket,
  type TicketConflict,
  type TicketDetails,
  type CustomFieldValueInput,
} from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import type { FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { useState } from 'react';
import { mergeTicket, type MergedTicket } from './mergeTicket';
import { changesOf, newTicketOf } from './ticketBody';
import { inputErrors } from './ticketSchema';
import { valuesOf, type TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

/** Two users have changed the same fields: the data of the dialog. */
export interface MergeConflict {
  conflict: TicketConflict;
  theirs: TicketValues;
  merged: MergedTicket;
  /** Continues with the chosen values; without values the conflict stays unresolved. */
  settle: (values?: TicketValues) => void;
}

interface SaveTicket {
  /** Undefined for a new ticket. */
  ticket: TicketDetails | undefined;
  choices: TicketChoices;
  /** The item of a visit's checklist that a new ticket is about (R1257). */
  visitCheck?: NewTicket['visit_check'];
  /** The name of the draft, with the user's id in it. */
  draftKey: string;
  /** Called if the form accepted values that the contract rejects: nothing was sent. */
  onUnreadable: (helpers: FormHelpers<TicketValues>) => Promise<void>;
}

/** How often other users' changes are merged without asking. */
const MERGES = 3;

/**
 * Creates a ticket, or updates the given one. Other users' changes are merged into fields that the dealer did not
 * change; where both changed a field, the dealer is asked.
 */
export function useSaveTicket({ ticket, choices, visitCheck, draftKey, onUnreadable }: SaveTicket) {
  const create = useSendAt(createTicket, { idempotencyKeyName: draftKey });
  const update = useSend(updateTicket);
  const [collision, setCollision] = useState<MergeConflict>();

  async function saveNew(values: TicketValues) {
    const bodyAt = (now: Date) => ({
      ...newTicketOf(values, choices, localDay(now)),
      visit_check: visitCheck,
    });
    const body = validateInput(newTicket, bodyAt(new Date()));
    if (!body.ok) return body;
    const sent = await create.send((now) => ({ body: newTicket.cast(bodyAt(now), { stripUnknown: true }) }));
    return atInputs(sent, body.value.custom_field_values);
  }

  async function saveChanges(values: TicketValues, stored: TicketDetails, version: number | undefined) {
    const body = validateInput(ticketChanges, changesOf(values, choices, stored, version));
    if (!body.ok) return body;
    const sent = await update.send({ params: { ticket_id: stored.ticket_id }, body: body.value });
    return atInputs(sent, body.value.custom_field_values);
  }

  const ask = (question: Omit<MergeConflict, 'settle'>) =>
    new Promise<TicketValues | undefined>((decide) => {
      const settle = (values?: TicketValues) => {
        setCollision(undefined);
        decide(values);
      };
      setCollision({ ...question, settle });
    });

  async function send(submitted: TicketValues, helpers: FormHelpers<TicketValues>) {
    let values = submitted;
    let newest = ticket;
    for (let merges = 0; ; merges += 1) {
      const began = helpers.began();
      const sent = await (newest ? saveChanges(values, newest, began.version) : saveNew(values));
      if (!sent) return undefined;
      if ('errors' in sent) {
        helpers.setErrors(inputErrors(sent.errors));
        await onUnreadable(helpers);
        return undefined;
      }
      const conflict = sent.ok ? undefined : conflictOf(sent.error);
      if (!conflict) return values === submitted ? sent : { ...sent, stored: values };
      const theirs = valuesOf(conflict.current, choices.technicians, choices.fields);
      const merged = mergeTicket(began.values, values, theirs);
      const isAsked = merged.collisions.length > 0 || merges === MERGES;
      const next = isAsked ? await ask({ conflict, theirs, merged }) : merged.values;
      if (!next) return undefined;
      if (isAsked) merges = 0;
      // From here on the dealer's values are based on the currently stored ticket.
      await helpers.goOnFrom({ values: theirs, version: conflict.current.version }, next);
      values = next;
      newest = conflict.current;
    }
  }

  return { send, collision };
}

/** Assigns errors to their inputs. */
function atInputs<T>(
  sent: SendResult<T> | undefined,
  written: readonly CustomFieldValueInput[] = [],
): SendResult<T> | undefined {
  if (!sent || sent.ok || Object.keys(sent.error.fields).length === 0) return sent;
  const errors = Object.entries(inputErrors(sent.error.fields, written));
  return {
    ok: false,
    error: localValidationError(Object.fromEntries(errors.map(([name, message = '']) => [name, [message]]))),
  };
}

/** The conflict that an update was refused with, if any. */
export function conflictOf({ status, body }: ApiError): TicketConflict | undefined {
  if (status !== 409) return undefined;
  const read = validateInput(ticketConflict, body);
  return read.ok ? read.value : undefined;
}
