import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { messages } from '../messages';

/** The elevator in the address, else the last selected one (R207); `id` is '' if there is none. */
export function useSelectedElevator() {
  const [searchParams] = useSearchParams();
  const selected = useSelection(({ elevator }) => elevator);
  const inAddress = searchParams.get('elevatorId');
  const id = inAddress || String(selected?.id ?? '');
  const query = useCall(loadElevator, { params: { elevator_id: Number(id) } }, { enabled: id !== '' });
  const remembered = String(selected?.id) === id ? selected?.name : undefined;
  return {
    id,
    ...query,
    gone: query.error?.status === 404,
    name: query.data?.elevator_name ?? (searchParams.get('elevatorName') || remembered),
  };
}

const back = () => ({ to: paths.elevators, label: messages.form.cancel });

/** The message if no elevator is selected, or if it was deleted. */
export const noElevator = {
  chosen: () => ({ title: messages.edit.noneChosen, hint: messages.page.chooseHint, back: back() }),
  gone: () => ({ title: messages.edit.gone, back: back() }),
};
