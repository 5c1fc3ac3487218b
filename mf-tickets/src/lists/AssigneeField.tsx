import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useState } from 'react';
import { fieldLabel } from '../ticketText';
import { MAX_OPTIONS } from './maxOptions';

interface AssigneeFieldProps {
  value: string;
  onChange: (username: string) => void;
}

/** The dealer's technicians by user name. */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const [search, setSearch] = useState('');
  const { data, loading } = useList(employeeList, {
    params: { dealer_id: useDealerId() },
    filter: search ? { search, search_in: 'all' } : {},
    page: 1,
    pageSize: MAX_OPTIONS,
    aside: true,
    matches: (row) => matchesPerson(row, search, 'all'),
  });
  return (
    <SelectField
      label={fieldLabel('assignee')}
      placeholder={t('Any assignee')}
      allowClear
      loading={loading}
      options={[
        { value: UNASSIGNED, label: t(UNASSIGNED) },
        ...(data?.results ?? []).map((person) => ({ value: person.username, label: personLabel(person) })),
      ]}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}
