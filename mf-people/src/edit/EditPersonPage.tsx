import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import type { PersonKind } from '../personKinds';
import { EditPersonForm } from './EditPersonForm';

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

/** Loads a technician or a customer, and lets the dealer change them. */
function EditPerson({ kind, id }: { kind: PersonKind; id: string }) {
  const { person, error, retry } = usePerson(id);
  const { edit } = kind.texts;
  const back = <LinkButton to={kind.list}>{edit.back}</LinkButton>;
  // An address may carry anybody's id; a server that does not tell the kind is believed.
  if (person?.user_type && person.user_type !== kind.user_type)
    return <EmptyState title={edit.otherKind} action={back} />;
  if (person) return <EditPersonForm kind={kind} person={person} />;
  if (error?.status === 404) return <EmptyState title={edit.gone} action={back} />;
  if (error) return <FailureState title={edit.notLoaded} hint={sentenceFor(error.failure)} onRetry={retry} />;
  return <Skeleton rows={4} />;
}

/** A person to edit, as they were when the form was opened: never an older reading, and no newer one takes what was typed. */
function usePerson(id: string) {
  const { data, updating, error, retry } = useCall(loadPerson, { params: { user_id: Number(id) } });
  const [person, setPerson] = useState<Person>();
  if (!person && data && !updating) setPerson(data.data);
  return { person, error, retry };
}
