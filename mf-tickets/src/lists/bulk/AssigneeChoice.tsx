import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { techniciansByText } from '@smart-elevator/shared-api/contract/searchedLists';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { messages } from '../../messages';
import { fieldLabel } from '../../ticketText';

interface AssigneeChoiceProps {
  /** A user id. */
  value: number | undefined;
  /** That user's name. */
  name: string | undefined;
  onChange: (userId: number | undefined, name: string | undefined) => void;
}

/** The choice of an active technician, or of no change. */
export const AssigneeChoice = ({ value, name, onChange }: AssigneeChoiceProps) => (
  <ListSelectField
    label={fieldLabel('assignee')}
    placeholder={messages.bulk.asIs}
    {...techniciansByText}
    params={{ dealer_id: useDealerId() }}
    optionsOf={(rows) =>
      selectablePeople([...rows], []).map((person) => ({
        value: String(person.user_id),
        label: personLabel(person),
      }))
    }
    value={value === undefined ? '' : String(value)}
    valueLabel={name}
    onChange={(next, rows) => {
      if (next !== '' && next === String(value)) return;
      const one = rows.find(({ user_id }) => String(user_id) === next);
      onChange(one?.user_id, one && personLabel(one));
    }}
  />
);
