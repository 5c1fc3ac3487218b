import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { useSearchParams } from 'react-router-dom';

/** The elevator that the address names, else the one that was chosen last (R207); `id` is '' when there is none. */
export function useChosenElevator() {
  const [query] = useSearchParams();
  const selected = useSelection(({ elevator }) => elevator);
  const inAddress = query.get('elevatorId');
  const id = inAddress || String(selected?.id ?? '');
  const reading = useCall(loadElevator, { params: { elevator_id: Number(id) } }, { enabled: id !== '' });
  const remembered = String(selected?.id) === id ? selected?.name : undefined;
  return {
    id,
    ...reading,
    gone: reading.error?.status === 404,
    name: reading.data?.elevator_name ?? (query.get('elevatorName') || remembered),
  };
}
