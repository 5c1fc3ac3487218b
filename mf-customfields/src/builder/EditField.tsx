import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { EditFieldForm } from './EditFieldForm';
import type { FieldValues } from './fieldValues';

interface EditFieldProps {
  id: string;
  /** Whether leaving asks for confirmation. */
  guarded: boolean;
  /** Must be constant, such as a state's setter. */
  onTyped: (values: FieldValues) => void;
  onEnd: () => void;
}

const texts = messages.edit;

/** Loads a field into its form. The form is filled once: later data does not replace the input. */
export function EditField({ id, guarded, onTyped, onEnd }: EditFieldProps) {
  const query = useCall(readCustomField, { params: { id: Number(id) } });
  if (query.error?.status === 404 && !query.data)
    return <EmptyState title={texts.gone} action={<Button onClick={onEnd}>{messages.add.title}</Button>} />;
  return (
    <Loaded query={query} keepInitialData failed={texts.notLoaded} shape="form" rows={5}>
      {(field) => <EditFieldForm field={field} guarded={guarded} onTyped={onTyped} onEnd={onEnd} />}
    </Loaded>
  );
}
