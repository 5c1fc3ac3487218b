import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { readCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { useState } from 'react';
import { messages } from '../messages';
import { EditFieldForm } from './EditFieldForm';
import type { FieldValues } from './fieldValues';

interface EditFieldProps {
  id: string;
  /** Whether leaving asks. */
  guarded: boolean;
  /** Constant: a state's setter. */
  onTyped: (values: FieldValues) => void;
  onEnd: () => void;
}

const said = messages.edit;

/** Loads a field and lets the dealer change it. It is filled once: a later reading does not take what was typed. */
export function EditField({ id, guarded, onTyped, onEnd }: EditFieldProps) {
  const { data, updating, error, retry } = useCall(readCustomField, { params: { id: Number(id) } });
  const [field, setField] = useState<CustomField>();
  if (!field && data && !updating) setField(data);
  if (field) return <EditFieldForm field={field} guarded={guarded} onTyped={onTyped} onEnd={onEnd} />;
  if (error?.status === 404)
    return <EmptyState title={said.gone} action={<Button onClick={onEnd}>{messages.add.title}</Button>} />;
  if (error) return <FailureState title={said.notLoaded} hint={sentenceFor(error.failure)} onRetry={retry} />;
  return <Skeleton rows={5} />;
}
