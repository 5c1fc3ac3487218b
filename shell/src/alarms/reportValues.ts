import { newAlarm, type NewAlarm } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import { trappedUrgency } from '@smart-elevator/shared-api/contract/tickets/trappedPassenger';
import { newTicket, type NewTicket } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { validateInput, type ValidationResult } from '@smart-elevator/shared-api/contract/validateInput';

/** What is typed about a person who is trapped. */
export interface ReportValues {
  elevator_id: string;
  /** Where the lift is, if it is not found. */
  elevator_address: string;
  caller_phone: string;
  note: string;
}

/** The body of the alarm (R1301); `device_at` stays the same while it is sent again, so that it is one alarm. */
export const alarmBody = (values: ReportValues, device_at: string): ValidationResult<NewAlarm> =>
  validateInput(newAlarm, {
    ...values,
    elevator_id: values.elevator_id === '' ? null : Number(values.elevator_id),
    device_at,
  });

/** The summary and the label of the ticket of an alarm, in English as its status and its priority. */
const TRAPPED = 'Passenger trapped';

/** The ticket of a back end that has no alarms, as specified (R1357): Critical, due today, reported by the dealer. */
export function ticketBody(
  { elevator_id, caller_phone, note }: ReportValues,
  reporter: number,
  today: string,
): ValidationResult<NewTicket> {
  const lines = [note, caller_phone === '' ? '' : `Caller: ${caller_phone}`].filter((line) => line !== '');
  return validateInput(newTicket, {
    elevator_id: Number(elevator_id) || undefined,
    summary: TRAPPED,
    label: TRAPPED,
    description: lines.length > 0 ? lines.join('\n') : TRAPPED,
    reporter,
    status: 'Open',
    resolution: 'Unresolved',
    entrapment: true,
    create_date: today,
    start_date: today,
    ...trappedUrgency(today, today),
  });
}
