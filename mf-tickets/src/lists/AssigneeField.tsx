import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { employeeList } from '@smart-elevator/shared-api/contract/account/endpoints';
import { matchesUsername } from '@smart-elevator/shared-api/contract/people/customer';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { useState } from 'react';
import { CHOICES_SHOWN } from './choices';

interface AssigneeFieldProps {
  value: string;
  onChange: (username: string) => void;
}

/** The dealer's technicians by user name. */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const [search, setSearch] = useState('');
  const { data, loading } = useList(employeeList, {
    params: { dealer_id: useDealerId() },
    filter: search ? { search } : {},
    page: 1,
    pageSize: CHOICES_SHOWN,
    matches: (row) => matchesUsername(row, search),
  });
  return (
    <SelectField
      label="Assignee"
      placeholder="Any assignee"
      allowClear
      loading={loading}
      options={[UNASSIGNED, ...(data?.results ?? []).map(({ username }) => username)].map((name) => ({
        value: name,
        label: name,
      }))}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}
