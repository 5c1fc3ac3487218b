import { useList } from '@smart-elevator/shared-api/client/useList';
import { matchesElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useState } from 'react';
import { fieldLabel } from '../ticketText';
import { MAX_OPTIONS } from './maxOptions';

interface ElevatorFieldProps {
  value: string;
  onChange: (elevatorName: string) => void;
}

/** The dealer's elevators by name; there may be many thousands, so the server searches them. */
export function ElevatorField({ value, onChange }: ElevatorFieldProps) {
  const [search, setSearch] = useState('');
  const { data, loading } = useList(elevatorChoices, {
    filter: search ? { search } : {},
    page: 1,
    pageSize: MAX_OPTIONS,
    aside: true,
    matches: (row) => matchesElevator(row, search),
  });
  return (
    <SelectField
      label={fieldLabel('elevator_id')}
      placeholder={t('Any elevator')}
      allowClear
      loading={loading}
      options={(data?.results ?? []).map(({ elevator_name: name }) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}
