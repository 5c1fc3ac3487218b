import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { deleteCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from './messages';

interface DeleteFieldProps {
  field: CustomField;
  onDeleted?: () => void;
}

const said = messages.remove;

/** The delete button of a field, with confirmation and result. Existing values stay readable. */
export const DeleteField = ({ field: { id, name }, onDeleted }: DeleteFieldProps) => (
  <ConfirmDelete
    endpoint={deleteCustomField}
    input={{ params: { id } }}
    label={said.of(name)}
    question={said.question}
    subject={said.subject(name)}
    action={`delete field ${id}`}
    done={said.done(name)}
    failed={({ status }, reason) => said.failed(name, status === 404 ? said.gone : reason)}
    onDeleted={onDeleted}
  />
);
