import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { useSearchParams } from 'react-router-dom';

/** The elevator that the address names, else the one that was chosen last (decision 18). */
export function useDashboardElevator() {
  const [query] = useSearchParams();
  const selected = useSelection(({ elevator }) => elevator?.name);
  const name = query.get('elevatorName') || (selected ?? '');
  const input = { params: { user_id: useDealerId() }, query: { search: name } };
  const { data, error, retry } = useCall(userElevators, input, { enabled: name !== '' });
  const same = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  return { name, data, error, retry, elevator: data?.results.find((row) => same(row.elevator_name)) };
}
