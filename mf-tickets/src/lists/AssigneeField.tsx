import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { fieldLabel } from '../ticketText';

interface AssigneeFieldProps {
  value: string;
  onChange: (username: string) => void;
}

/** The dealer's technicians by user name. */
export const AssigneeField = (props: AssigneeFieldProps) => (
  <ListSelectField
    {...props}
    label={fieldLabel('assignee')}
    placeholder={t('Any assignee')}
    endpoint={employeeList}
    params={{ dealer_id: useDealerId() }}
    toQuery={(search) => ({ search, search_in: 'all' as const })}
    matches={(row, search) => matchesPerson(row, search, 'all')}
    optionsOf={(rows) => [
      { value: UNASSIGNED, label: t(UNASSIGNED) },
      ...rows.map((person) => ({ value: person.username, label: personLabel(person) })),
    ]}
  />
);
