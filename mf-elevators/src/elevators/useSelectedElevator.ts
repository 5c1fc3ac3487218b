import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';

/** The elevator that the address names, else the one that was chosen last (R207); `id` is '' when there is none. */
export function useSelectedElevator() {
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

const back = () => ({ to: paths.elevators, label: messages.form.cancel });

/** What is said in the place of an elevator that nobody chose, or that is gone. */
export const noElevator = {
  chosen: () => ({ title: messages.edit.noneChosen, hint: messages.page.chooseHint, back: back() }),
  gone: () => ({ title: messages.edit.gone, back: back() }),
};
