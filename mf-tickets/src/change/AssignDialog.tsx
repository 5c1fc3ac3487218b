import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { techniciansByText } from '@smart-elevator/shared-api/contract/searchedLists';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';

import { assignTicket } from './changeAtOnce';
import type { ChangedTicket } from './sendChanges';
import { fieldLabel } from '../ticketText';
import { messages } from './messages';

interface AssignDialogProps {
  ticket: ChangedTicket & { summary?: string | null | undefined };
  onEnd: () => void;
}

/** The choice of an active technician for one ticket; it is stored as soon as it is made. */
export const AssignDialog = ({ ticket, onEnd }: AssignDialogProps) => (
  <Dialog title={messages.assign(ticket.ticket_key)} open onClose={onEnd}>
    <p>{ticket.summary}</p>
    <ListSelectField
      label={fieldLabel('assignee')}
      {...techniciansByText}
      params={{ dealer_id: useDealerId() }}
      optionsOf={(rows) =>
        selectablePeople([...rows], []).map((person) => ({
          value: String(person.user_id),
          label: personLabel(person),
        }))
      }
      value=""
      onChange={(chosen, rows) => {
        const technician = rows.find(({ user_id }) => String(user_id) === chosen);
        if (!technician) return;
        onEnd();
        void assignTicket(ticket, technician);
      }}
    />
  </Dialog>
);
