import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { dealerTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { VisitPerson, VisitTicket } from '@smart-elevator/shared-api/contract/visits/visit';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { MultiSelectInput } from '@smart-elevator/shared-ui/form/MultiSelectInput';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages } from '../messages';
import { personText } from '../visitText';

const texts = messages.form;

interface PlanFieldsProps {
  /** The building whose open tickets can be taken along, and who and what is planned already. */
  visit: { building_name: string; technicians: readonly VisitPerson[]; tickets: readonly VisitTicket[] };
}

/** The inputs of what is planned of a visit. */
export function PlanFields({ visit }: PlanFieldsProps) {
  return (
    <>
      <DateInput name="planned_day" label={texts.day} required />
      <MultiSelectInput
        name="technician_ids"
        label={texts.technicians}
        hint={texts.techniciansHint}
        options={useTechnicianOptions(visit.technicians)}
        placeholder={texts.addTechnician}
        chosenLabel={texts.chosenTechnicians}
      />
      <TextField name="from_time" label={texts.from} type="time" />
      <TextField name="to_time" label={texts.to} type="time" />
      <TextField name="estimate_minutes" label={texts.estimate} inputMode="numeric" />
      <MultiSelectInput
        name="ticket_ids"
        label={texts.tickets}
        options={useTicketOptions(visit.building_name, visit.tickets)}
        placeholder={texts.addTicket}
        chosenLabel={texts.chosenTickets}
      />
      <TextAreaField name="note" label={texts.note} rows={3} />
    </>
  );
}

function useTechnicianOptions(planned: readonly VisitPerson[]) {
  const { data } = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  const kept = planned.map(({ user_id }) => String(user_id));
  const found = selectablePeople(data?.results ?? [], kept).map((person) => ({
    value: String(person.user_id),
    label: personLabel(person),
  }));
  const missing = planned.filter(({ user_id }) => !found.some(({ value }) => value === String(user_id)));
  return [
    ...found,
    ...missing.map((person) => ({ value: String(person.user_id), label: personText(person) })),
  ];
}

const ticketLabel = ({ ticket_key, summary }: { ticket_key: string; summary?: string | null | undefined }) =>
  [ticket_key, summary].filter(Boolean).join(': ');

function useTicketOptions(building: string, planned: readonly VisitTicket[]) {
  const { data } = useList(dealerTicketList, {
    params: { dealer_id: useDealerId() },
    filter: { building },
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: (ticket) => ticket.building_name === building,
    enabled: building !== '',
  });
  const open = (data?.results ?? []).filter(({ status }) => status !== 'Closed');
  const found = open.map((ticket) => ({ value: String(ticket.ticket_id), label: ticketLabel(ticket) }));
  const missing = planned.filter(({ ticket_id }) => !found.some(({ value }) => value === String(ticket_id)));
  return [
    ...found,
    ...missing.map((ticket) => ({ value: String(ticket.ticket_id), label: ticketLabel(ticket) })),
  ];
}
