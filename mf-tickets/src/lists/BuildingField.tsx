import { useList } from '@smart-elevator/shared-api/client/useList';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText } from '@smart-elevator/shared-api/contract/list';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useState } from 'react';
import { MAX_OPTIONS } from './maxOptions';

interface BuildingFieldProps {
  value: string;
  onChange: (building: string) => void;
}

/** The buildings of the dealer's elevators; nothing on a server that does not list them. */
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
      label={t('Building')}
      placeholder={t('Any building')}
      allowClear
      loading={loading}
      options={(data?.results ?? []).map(({ building_name: name }) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}
