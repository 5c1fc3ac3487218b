import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { deleteCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from './messages';

interface DeleteFieldProps {
  field: CustomField;
  onDeleted?: () => void;
}

const texts = messages.remove;

/** The delete button of a field, with confirmation and result. Existing values stay readable. */
export const DeleteField = ({ field: { id, name }, onDeleted }: DeleteFieldProps) => (
  <ConfirmDelete
    endpoint={deleteCustomField}
    input={{ params: { id } }}
    label={texts.of(name)}
    question={texts.question}
    subject={texts.subject(name)}
    action={`delete field ${id}`}
    done={texts.done(name)}
    failed={({ status }, reason) => texts.failed(name, status === 404 ? texts.gone : reason)}
    onDeleted={onDeleted}
  />
);
