import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { messages } from '../messages';

const LISTS = { engineer: employeeList, customer: customerList };

interface PersonFieldProps {
  kind: keyof typeof LISTS;
  /** A user id. */
  value: string;
  /** That person's name, as the option shows it. */
  name: string;
  onChange: (userId: string, name: string) => void;
}

/** Filters a list by its engineers or customers. */
export const PersonField = ({ kind, value, name, onChange }: PersonFieldProps) => (
  <ListSelectField
    {...messages.personFilter[kind]}
    endpoint={LISTS[kind]}
    params={{ dealer_id: useDealerId() }}
    toQuery={(search) => ({ search, search_in: 'all' as const })}
    matches={(row, search) => matchesPerson(row, search, 'all')}
    optionsOf={(rows) =>
      rows.map((person) => ({ value: String(person.user_id), label: personLabel(person) }))
    }
    value={value}
    valueLabel={name || value}
    onChange={(id, rows) => {
      const chosen = rows.find(({ user_id }) => String(user_id) === id);
      onChange(id, id === value ? name : chosen ? personLabel(chosen) : '');
    }}
  />
);
