import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { EditElevator } from './EditElevator';

const said = messages.edit;

/** /edit_elevator?elevatorId= (R505); without one in the address, the elevator that was chosen last (R207). */
export function EditElevatorPage() {
  const [query] = useSearchParams();
  const selected = useSelection(({ elevator }) => elevator?.id);
  const id = query.get('elevatorId') || String(selected ?? '');
  const origin = useOrigin() ?? { title: messages.elevators.title, address: paths.elevators };
  return (
    <Page
      title={said.title}
      width="form"
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: said.title }]}
    >
      {id ? (
        <EditElevator key={id} id={id} />
      ) : (
        <EmptyState
          title={said.noneChosen}
          hint={said.noneChosenHint}
          action={<LinkButton to={paths.elevators}>{messages.form.cancel}</LinkButton>}
        />
      )}
    </Page>
  );
}
