import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { formerUrgency } from '@smart-elevator/shared-api/contract/tickets/trappedPassenger';
import type {
  TicketChanges,
  TicketConflict,
  TicketDetails,
} from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valuesOf } from '../forms/ticketValues';
import { conflictOf, type MergeConflict } from '../forms/useSaveTicket';
import type { TicketChoices } from '../forms/useTicketChoices';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { fieldText } from '../ticketText';
import { sendChanges, alertChanged, alertNotChanged, type QuickField } from '../change/sendChanges';
import { mayBeEmpty, quickChange, quickValues, type QuickValues } from './quickChange';

interface QuickChange {
  ticket: TicketDetails;
  choices: Omit<TicketChoices, 'fields'>;
  onChanged: (ticket: TicketDetails) => void;
  onFailed: () => void;
}

/** A ticket before and after a change. */
interface Step {
  before: TicketDetails;
  after: TicketDetails;
}

/** What a change of 'Passenger trapped' has set is taken back with it (R367). */
const formerBy = (step: Step | undefined, now: TicketDetails): TicketChanges =>
  step ? formerUrgency(now, step.before, step.after) : {};

/**
 * Saves single fields of a ticket at once, one after the other, each with 'Undo'. Where somebody else changed the
 * same field meanwhile, the dealer is asked.
 */
export function useQuickChange({ ticket, choices, onChanged, onFailed }: QuickChange) {
  const { technicians, deactivated, reporters, labels } = choices;
  const newest = useRef(ticket);
  useEffect(() => {
    newest.current = ticket;
  }, [ticket]);
  const navigate = useNavigate();
  const here = useOriginState(ticket.ticket_key);
  const queue = useRef(Promise.resolve());
  /** The last change of 'Passenger trapped' on this page. */
  const trapped = useRef<Step>(undefined);
  const [pending, setPending] = useState<Partial<QuickValues>>({});
  const [collision, setCollision] = useState<MergeConflict>();

  const ask = (conflict: TicketConflict, name: QuickField, value: string) =>
    new Promise<boolean>((decide) => {
      const theirs = valuesOf(conflict.current, technicians, []);
      setCollision({
        conflict,
        theirs,
        merged: { values: { ...theirs, [name]: value }, collisions: [name] },
        settle: (values) => {
          setCollision(undefined);
          decide(values?.[name] === value);
        },
      });
    });

  const store = async (shown: TicketDetails, changes: TicketChanges) => {
    const saved = await sendChanges(shown, changes, async (username) => reporters.get(username));
    newest.current = saved;
    onChanged(saved);
  };

  const shownAs = (name: QuickField, value: string) => labels.get(value) ?? fieldText(name, value);

  const announce = (name: QuickField, value: string, undo?: (() => void) | string) =>
    alertChanged(ticket, name, shownAs(name, value), undo);

  /** Whether the server accepts a former value; a person must be one who gets tickets. */
  const isAllowed = (name: QuickField, was: string) =>
    name !== 'assignee' || was === '' || (reporters.has(was) && !deactivated.has(was));

  const fail = (name: QuickField, value: string, error: ApiError, retry: () => void) => {
    onFailed();
    const closing = name === 'status' && value === 'Closed' ? value : undefined;
    const openForm = () => void navigate(pathTo.editTicket(ticket.ticket_key, closing), { state: here });
    alertNotChanged(ticket, name, error, { retry, openForm });
  };

  async function save(name: QuickField, value: string): Promise<void> {
    const before = newest.current;
    if (quickValues(before, reporters)[name] === value) return;
    try {
      const changes = quickChange(name, value, before, reporters);
      await store(before, {
        ...changes,
        ...(name === 'entrapment' ? formerBy(trapped.current, before) : {}),
      });
      const step = { before, after: newest.current };
      if (name === 'entrapment') trapped.current = step;
      const was = quickValues(before, reporters)[name];
      if (!isAllowed(name, was)) return announce(name, value, messages.page.final(shownAs(name, was)));
      const back = quickChange(name, was, before, reporters);
      if (name === 'status') back.close_date = before.close_date;
      announce(name, value, () => enqueue(name, was, () => undo(name, was, back, step)));
    } catch (error) {
      const conflict = conflictOf(asApiError(error));
      if (!conflict) return fail(name, value, asApiError(error), () => change(name, value));
      newest.current = conflict.current;
      if (await ask(conflict, name, value)) return save(name, value);
      onFailed();
    }
  }

  async function undo(name: QuickField, was: string, back: TicketChanges, step: Step) {
    try {
      const former = name === 'entrapment' ? formerBy(step, newest.current) : {};
      await store(newest.current, { ...back, ...former });
      announce(name, was);
    } catch (error) {
      fail(name, was, asApiError(error), () => enqueue(name, was, () => undo(name, was, back, step)));
    }
  }

  function enqueue(name: QuickField, value: string, run: () => Promise<void>) {
    setPending((now) => ({ ...now, [name]: value }));
    queue.current = queue.current
      .then(run)
      .then(() =>
        setPending(({ [name]: latest, ...others }) =>
          latest === undefined || latest === value ? others : { ...others, [name]: latest },
        ),
      );
  }

  const change = (name: QuickField, value: string) => {
    if (value !== '' || mayBeEmpty(name, ticket)) enqueue(name, value, () => save(name, value));
  };

  return { pending, change, collision };
}
