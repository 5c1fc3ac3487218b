import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  compareElevators,
  matchesElevatorFilter,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { useFoundRows } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { useDeletedElevator } from '@smart-elevator/shared-ui/screens/useDeletedElevator';
import { fieldLabel } from '../ticketText';

const COMPARE = compareElevators();

/** The elevator of a new ticket, found by its name, its building or its customer. */
export function ElevatorInput() {
  return <FormValue<string> name="elevator_id">{(chosen) => <ElevatorSelect chosen={chosen} />}</FormValue>;
}

function ElevatorSelect({ chosen }: { chosen: string }) {
  const toQuery = (search: string) => ({ search, search_in: 'all' as const });
  const { rows, isLoaded, loading, onSearch } = useFoundRows({
    endpoint: userElevators,
    params: { user_id: useDealerId() },
    toQuery,
    matches: (row, search) => matchesElevatorFilter(row, toQuery(search)),
    compare: COMPARE,
  });
  // The elevator of a draft may not be among the first ones; its name is then fetched.
  const missing = isLoaded && chosen !== '' && !rows.some((row) => String(row.elevator_id) === chosen);
  const one = useCall(loadElevator, { params: { elevator_id: Number(chosen) } }, { enabled: missing });
  const shown: readonly ListedElevator[] = missing && one.data ? [one.data, ...rows] : rows;
  return (
    <SelectInput
      name="elevator_id"
      label={fieldLabel('elevator_id')}
      required
      error={useDeletedElevator(missing ? one.error : undefined)}
      loading={loading}
      options={shown.map(({ elevator_id, elevator_name, ...where }) => ({
        value: String(elevator_id),
        label: elevator_name,
        detail: whereabouts(where),
      }))}
      onSearch={onSearch}
    />
  );
}

const whereabouts = ({
  building_name,
  customer_name,
  customer_full_name,
}: Pick<ListedElevator, 'building_name' | 'customer_name' | 'customer_full_name'>) =>
  [building_name, customer_name && nameLabel(customer_name, customer_full_name)].filter(Boolean).join(' · ');
