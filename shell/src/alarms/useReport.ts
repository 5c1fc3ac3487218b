import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { useSend, type SendResult } from '@smart-elevator/shared-api/client/useSend';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { readOpenAlarms, reportAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { useRef } from 'react';
import { alarmBody, ticketBody, type ReportValues } from './reportValues';
import { messages } from './messages';

/** What became of a report: an alarm, or only a ticket where the back end has no alarms. */
export type Reported = { alarm: Alarm; ticket?: undefined } | { ticket: TicketDetails; alarm?: undefined };

/** Whether the back end is known to have no alarms (R1357). */
export const lacksAlarms = (): boolean => isUnsupported(reportAlarm) || isUnsupported(readOpenAlarms);

/**
 * Reports a person who is trapped. Sent again with the same content it is the same alarm, also if only the answer was lost: the
 * key and the time of the device stay until it has succeeded.
 */
export function useReport() {
  const dealer_id = useDealerId();
  const alarm = useSend(reportAlarm);
  const ticket = useSend(createTicket);
  const sentAt = useRef<string>(undefined);

  return async (values: ReportValues): Promise<SendResult<Reported> | undefined> => {
    sentAt.current ??= new Date().toISOString();
    const body = alarmBody(values, sentAt.current);
    if (!body.ok) return refused(body.errors, values);
    if (!lacksAlarms()) {
      const sent = await alarm.send({ body: body.value });
      if (!sent || sent.ok) return sent && { ok: true, reply: { alarm: sent.reply } };
      if (sent.error.failure !== 'unsupported') return sent;
    }
    if (values.elevator_id === '') return refused({ elevator_id: [messages.ticketOnly.liftNeeded] }, values);
    const written = ticketBody(values, dealer_id, localDay(new Date(sentAt.current)));
    if (!written.ok) return refused(written.errors, values);
    const sent = await ticket.send({ body: written.value });
    return sent?.ok ? { ok: true, reply: { ticket: sent.reply } } : sent;
  };
}

/** Errors at the inputs that are shown: the lift, or where it is. */
function refused(
  { elevator_id, ...errors }: Readonly<Record<string, string[]>>,
  { elevator_address }: ReportValues,
): SendResult<never> {
  const place = elevator_id && {
    [elevator_address === '' ? 'elevator_id' : 'elevator_address']: elevator_id,
  };
  return { ok: false, error: localValidationError({ ...errors, ...place }) };
}
