import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import type { PersonKind } from '../personKinds';
import { EditPersonForm } from './EditPersonForm';
import { usePerson } from './usePerson';

/** Loads a technician or a customer, and lets the dealer change them. */
export function EditPerson({ kind, id }: { kind: PersonKind; id: string }) {
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
