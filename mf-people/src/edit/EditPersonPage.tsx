import { useSearchParams } from 'react-router-dom';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { DetailPage, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import type { PersonKind } from '../personKinds';
import { EditPersonForm } from './EditPersonForm';

/**
 * /edit_tech and /edit_cust, with `?userId=` (R406); without one in the address, the last selected technician (R207). For a customer the browser stores only the name (R113).
 */
export function EditPersonPage({ kind }: { kind: PersonKind }) {
  const [searchParams] = useSearchParams();
  const technician = useSelection((chosen) => chosen.technician?.id);
  const remembered = kind.user_type === 'TechnicianUser' ? technician : undefined;
  const id = searchParams.get('userId') || String(remembered ?? '');
  const { title, edit } = kind.texts;
  const query = useCall(loadPerson, { params: { user_id: Number(id) } }, { enabled: id !== '' });
  const origin = useOrigin();
  const back = { to: kind.list, label: edit.back };
  return (
    <DetailPage
      title={edit.title}
      width="form"
      breadcrumb={[{ label: title, to: origin?.address ?? kind.list }, { label: edit.title }]}
      id={id}
      noneChosen={{ title: edit.noneChosen, hint: edit.noneChosenHint, back }}
      notFound={{ title: edit.gone, back }}
      query={query}
      keepInitialData
      failed={edit.notLoaded}
      rows={4}
    >
      {({ data: person }) =>
        // An address may have any person's id; if the server does not return the kind, it is not checked.
        person.user_type && person.user_type !== kind.user_type ? (
          <MissingState title={edit.otherKind} back={back} />
        ) : (
          <EditPersonForm kind={kind} person={person} />
        )
      }
    </DetailPage>
  );
}
