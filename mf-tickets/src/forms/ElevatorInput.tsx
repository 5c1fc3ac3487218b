import { useList } from '@smart-elevator/shared-api/client/useList';
import { matchesElevatorName } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { useState } from 'react';
import { CHOICES_SHOWN } from '../lists/choices';
import { messages } from '../messages';

/** Which elevator a new ticket is about; there may be many thousands, so they are searched where they are. */
export function ElevatorInput() {
  const [search, setSearch] = useState('');
  const { data, loading } = useList(elevatorChoices, {
    filter: search ? { search } : {},
    page: 1,
    pageSize: CHOICES_SHOWN,
    matches: (row) => matchesElevatorName(row, search),
  });
  return (
    <SelectInput
      name="elevator_id"
      label={messages.fields.elevator_id}
      required
      loading={loading}
      options={(data?.results ?? []).map(({ elevator_id, elevator_name }) => ({
        value: String(elevator_id),
        label: elevator_name,
      }))}
      onSearch={setSearch}
    />
  );
}
