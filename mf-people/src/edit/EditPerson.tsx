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
  if (person) return <EditPersonForm kind={kind} person={person} />;
  if (error?.status === 404)
    return <EmptyState title={edit.gone} action={<LinkButton to={kind.list}>{edit.back}</LinkButton>} />;
  if (error) return <FailureState title={edit.notLoaded} hint={sentenceFor(error.failure)} onRetry={retry} />;
  return <Skeleton rows={4} />;
}
