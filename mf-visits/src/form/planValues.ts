import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { MAX_ESTIMATE, MAX_TECHNICIANS } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitChanges } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages } from '../messages';

/** The planned values as a form has them; '' is empty. */
export interface PlanValues {
  planned_day: string;
  technician_ids: readonly string[];
  from_time: string;
  to_time: string;
  estimate_minutes: string;
  ticket_ids: readonly string[];
  note: string;
}

export const planValuesOf = (visit: Visit): PlanValues => ({
  planned_day: visit.planned_day,
  technician_ids: visit.technicians.map(({ user_id }) => String(user_id)),
  from_time: visit.from_time ?? '',
  to_time: visit.to_time ?? '',
  estimate_minutes: String(visit.estimate_minutes),
  ticket_ids: visit.tickets.map(({ ticket_id }) => String(ticket_id)),
  note: visit.note,
});

/** The least estimate of the contract, in minutes. */
const MIN_ESTIMATE = 5;

/** What is wrong, by field, before anything is sent. */
export function planErrors(values: PlanValues): Record<string, string> {
  const { planned_day, technician_ids, from_time, to_time, estimate_minutes } = values;
  const minutes = Number(estimate_minutes);
  const isEstimate = /^\d+$/.test(estimate_minutes) && minutes >= MIN_ESTIMATE && minutes <= MAX_ESTIMATE;
  const half = (from_time === '') !== (to_time === '');
  const reversed = from_time !== '' && to_time !== '' && to_time <= from_time;
  return {
    ...(planned_day === '' ? { planned_day: messages.form.noDay } : {}),
    ...(technician_ids.length > MAX_TECHNICIANS
      ? { technician_ids: translateServerMessage(visitMessages.tooManyTechnicians) }
      : {}),
    ...(half ? { to_time: translateServerMessage(visitMessages.windowHalf) } : {}),
    ...(reversed ? { to_time: translateServerMessage(visitMessages.windowReversed) } : {}),
    ...(estimate_minutes !== '' && !isEstimate ? { estimate_minutes: messages.form.badEstimate } : {}),
  };
}

type Plan = Omit<VisitChanges, 'version'>;

/** The body of the values; of a visit only what was changed, so that a former day in the past is not sent again. */
export function planBody(values: PlanValues, before?: PlanValues): Plan {
  const all: Plan = {
    planned_day: values.planned_day,
    technician_ids: values.technician_ids.map(Number),
    from_time: values.from_time || null,
    to_time: values.to_time || null,
    ...(values.estimate_minutes ? { estimate_minutes: Number(values.estimate_minutes) } : {}),
    ticket_ids: values.ticket_ids.map(Number),
    note: values.note,
  };
  if (!before) return all;
  const isWindow = values.from_time !== before.from_time || values.to_time !== before.to_time;
  const isChanged = (name: keyof PlanValues) =>
    name === 'from_time' || name === 'to_time'
      ? isWindow
      : JSON.stringify(values[name]) !== JSON.stringify(before[name]);
  const changed: Plan = {};
  const keep = <Name extends keyof PlanValues & keyof Plan>(name: Name) => {
    if (isChanged(name)) changed[name] = all[name];
  };
  keep('planned_day');
  keep('technician_ids');
  keep('from_time');
  keep('to_time');
  keep('estimate_minutes');
  keep('ticket_ids');
  keep('note');
  return changed;
}
