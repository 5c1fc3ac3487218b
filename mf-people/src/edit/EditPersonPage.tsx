import { useSearchParams } from 'react-router-dom';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import type { PersonKind } from '../personKinds';
import { EditPerson } from './EditPerson';

/**
 * /edit_tech and /edit_cust, with `?userId=` (R406); without one in the address, the technician who was chosen last
 * (R207). Of a customer the browser remembers the name only (R113).
 */
export function EditPersonPage({ kind }: { kind: PersonKind }) {
  const [query] = useSearchParams();
  const technician = useSelection((chosen) => chosen.technician?.id);
  const remembered = kind.user_type === 'TechnicianUser' ? technician : undefined;
  const id = query.get('userId') || String(remembered ?? '');
  const { title, edit } = kind.texts;
  const origin = useOrigin();
  return (
    <Page
      title={edit.title}
      width="form"
      breadcrumb={[{ label: title, to: origin?.address ?? kind.list }, { label: edit.title }]}
    >
      {id ? (
        <EditPerson key={id} kind={kind} id={id} />
      ) : (
        <EmptyState
          title={edit.noneChosen}
          hint={edit.noneChosenHint}
          action={<LinkButton to={kind.list}>{edit.back}</LinkButton>}
        />
      )}
    </Page>
  );
}
