import type { TicketConflict, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { mergeTicket, type MergedTicket } from './mergeTicket';
import { valuesOf, type TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';
import { useSaveTicket } from './useSaveTicket';

interface TicketSubmit {
  /** None for a new one. */
  ticket: TicketDetails | undefined;
  choices: TicketChoices;
  /** The name of the draft, with the user's id in it. */
  kept: string;
  onSaved: () => Promise<void> | void;
  onFailed: (helpers: FormHelpers<TicketValues>) => Promise<void> | void;
}

/** Two have changed the same fields: what the dealer is asked. */
export interface Collision {
  conflict: TicketConflict;
  theirs: TicketValues;
  merged: MergedTicket;
  helpers: FormHelpers<TicketValues>;
}

/** How often what somebody else stored meanwhile is taken in without asking, before the save counts as failed. */
const MERGES = 3;

/**
 * Saves a ticket form. What somebody else has stored meanwhile is taken in where the dealer did not touch it; where both
 * did, the dealer is asked.
 */
export function useTicketSubmit({ ticket, choices, kept, onSaved, onFailed }: TicketSubmit) {
  const { saveNew, saveChanges, sending } = useSaveTicket(choices, kept);
  const [collision, setCollision] = useState<Collision>();
  const action = ticket ? `update ticket ${ticket.ticket_id}` : 'create ticket';

  async function submit(values: TicketValues, helpers: FormHelpers<TicketValues>) {
    await attempt(values, helpers, ticket, MERGES);
  }

  async function attempt(
    values: TicketValues,
    helpers: FormHelpers<TicketValues>,
    newest: TicketDetails | undefined,
    merges: number,
  ): Promise<void> {
    const began = helpers.began();
    const saved = await (newest ? saveChanges(values, newest, began.version) : saveNew(values));
    if (!saved || saved.how === 'expired') return;
    if (saved.how === 'saved') {
      helpers.saved(values);
      alertSuccess(saved.told, action);
      return onSaved();
    }
    if (saved.how === 'failed') {
      helpers.setErrors(saved.errors);
      alertFailure(saved.told, action);
      return onFailed(helpers);
    }
    const { conflict } = saved;
    const theirs = valuesOf(conflict.current, choices.technicians, choices.fields);
    const merged = mergeTicket(began.values, values, theirs);
    const next = { conflict, theirs, merged, helpers };
    if (merged.collisions.length > 0 || merges === 0) return setCollision(next);
    return goOn(next, merged.values, merges - 1);
  }

  /** From here on the dealer's values stand upon the ticket as it is stored now. */
  async function goOn({ conflict, theirs, helpers }: Collision, values: TicketValues, merges = MERGES) {
    helpers.beginFrom({ values: theirs, version: conflict.current.version });
    await helpers.setValues(values);
    await attempt(values, helpers, conflict.current, merges);
  }

  async function settle(values: TicketValues) {
    if (!collision) return;
    setCollision(undefined);
    await goOn(collision, values);
  }

  return { submit, collision, settle, leaveOpen: () => setCollision(undefined), sending };
}
