import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { matchesPerson, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { useState } from 'react';
import { messages } from '../../messages';
import { fieldLabel } from '../../ticketText';
import { MAX_OPTIONS } from '../maxOptions';

interface AssigneeChoiceProps {
  /** A user id. */
  value: number | undefined;
  /** That user's name. */
  name: string | undefined;
  onChange: (userId: number | undefined, name: string | undefined) => void;
}

/** The choice of an active technician, or of no change. */
export function AssigneeChoice({ value, name, onChange }: AssigneeChoiceProps) {
  const [search, setSearch] = useState('');
  const { data, loading } = useList(employeeList, {
    params: { dealer_id: useDealerId() },
    filter: search ? { search, search_in: 'all' } : {},
    page: 1,
    pageSize: MAX_OPTIONS,
    matches: (row) => matchesPerson(row, search, 'all'),
  });
  const found = selectablePeople(data?.results ?? [], []).map((person) => ({
    id: person.user_id,
    label: personLabel(person),
  }));
  // The chosen technician may not be in the search results.
  const chosen = value !== undefined && name !== undefined ? [{ id: value, label: name }] : [];
  const known = [...found, ...chosen.filter(({ id }) => found.every((one) => one.id !== id))];
  return (
    <SelectField
      label={fieldLabel('assignee')}
      placeholder={messages.bulk.asIs}
      allowClear
      loading={loading}
      options={known.map(({ id, label }) => ({ value: String(id), label }))}
      value={value === undefined ? '' : String(value)}
      onChange={(next) => {
        const one = known.find(({ id }) => String(id) === next);
        onChange(one?.id, one?.label);
      }}
      onSearch={setSearch}
    />
  );
}
