import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { useState } from 'react';
import { messages } from '../messages';

/** The number of options; the server searches the others. */
const MAX_OPTIONS = 50;
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
export function PersonField({ kind, value, name, onChange }: PersonFieldProps) {
  const [search, setSearch] = useState('');
  const { data, loading } = useList(LISTS[kind], {
    params: { dealer_id: useDealerId() },
    filter: search ? { search, search_in: 'all' } : {},
    page: 1,
    pageSize: MAX_OPTIONS,
    aside: true,
    matches: (row) => matchesPerson(row, search, 'all'),
  });
  const found = data?.results ?? [];
  const options = found.map((person) => ({ value: String(person.user_id), label: personLabel(person) }));
  const isFound = options.some((option) => option.value === value);
  return (
    <SelectField
      {...messages.personFilter[kind]}
      allowClear
      loading={loading}
      options={value && !isFound ? [...options, { value, label: name || value }] : options}
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.value === id);
        onChange(id, id === value ? name : (chosen?.label ?? ''));
      }}
      onSearch={setSearch}
    />
  );
}
