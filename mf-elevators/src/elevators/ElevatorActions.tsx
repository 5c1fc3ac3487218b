import { select } from '@smart-elevator/shared-api/client/selection';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { DeleteElevator } from './DeleteElevator';

/** AMC reports, edit and delete of an elevator in a list (R501). */
export function ElevatorActions({ elevator }: { elevator: ListedElevator }) {
  const { elevator_id: id, elevator_name: name } = elevator;
  const here = useOriginState(messages.elevators.title);
  const remember = () => select({ elevator: { id, name } });
  return (
    <>
      <IconButton
        label={messages.reports.of(name)}
        icon="report"
        to={pathTo.amcReports(id, name)}
        onClick={remember}
      />
      <IconButton
        label={messages.edit.of(name)}
        icon="edit"
        to={pathTo.editElevator(id)}
        state={here}
        onClick={remember}
      />
      <DeleteElevator elevator={elevator} />
    </>
  );
}
