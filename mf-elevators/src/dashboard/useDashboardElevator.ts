import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The elevator that the address names, else the one that was chosen last; it is then the one chosen (R207). */
export function useDashboardElevator() {
  const [query] = useSearchParams();
  const selected = useSelection(({ elevator }) => elevator?.name);
  const name = query.get('elevatorName') || (selected ?? '');
  const input = { params: { user_id: useDealerId() }, query: { search: name } };
  const { data, error, retry } = useCall(userElevators, input, { enabled: name !== '' });
  const same = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  const elevator = data?.results.find((row) => same(row.elevator_name));
  const { elevator_id: foundId, elevator_name: foundName } = elevator ?? {};

  useEffect(() => {
    if (foundId !== undefined && foundName !== undefined)
      select({ elevator: { id: foundId, name: foundName } });
  }, [foundId, foundName]);

  return { name, data, error, retry, elevator };
}
