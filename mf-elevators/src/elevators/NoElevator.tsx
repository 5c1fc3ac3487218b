import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { paths } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';

/** In the place of an elevator that is gone, or that nobody chose. */
export function NoElevator({ gone }: { gone: boolean }) {
  return (
    <EmptyState
      title={gone ? messages.edit.gone : messages.edit.noneChosen}
      hint={gone ? undefined : messages.page.chooseHint}
      action={<LinkButton to={paths.elevators}>{messages.form.cancel}</LinkButton>}
    />
  );
}
