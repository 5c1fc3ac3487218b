import { useList } from '@smart-elevator/shared-api/client/useList';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText } from '@smart-elevator/shared-api/contract/list';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { useState } from 'react';
import { messages } from '../messages';

/** The number of options; the server searches the others. */
const MAX_OPTIONS = 50;
const texts = messages.building;

interface BuildingFieldProps {
  value: string;
  onChange: (building: string) => void;
}

/** Filters a list by a building's exact name; nothing on a server that does not list the buildings. */
export function BuildingField({ value, onChange }: BuildingFieldProps) {
  const [search, setSearch] = useState('');
  const { data, error, loading } = useList(elevatorBuildings, {
    filter: search ? { search } : {},
    page: 1,
    pageSize: MAX_OPTIONS,
    aside: true,
    matches: (row) => hasText(row, ['building_name'], search),
  });
  if (error && !data) return null;
  return (
    <SelectField
      label={texts.label}
      placeholder={texts.placeholder}
      allowClear
      loading={loading}
      options={(data?.results ?? []).map(({ building_name: name }) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}
