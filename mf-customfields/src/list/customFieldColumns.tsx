import {
  FIELD_FORMATS,
  TRACKERS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { say } from '@smart-elevator/shared-ui/language/say';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { DeleteField } from '../delete/DeleteField';
import { messages } from '../messages';
import styles from './CustomFieldsPage.module.css';

/** The columns of the list, in their order (R707). */
export const customFieldColumns = () => [
  { key: 'name', title: messages.name, render: ({ name }: CustomField) => name },
  // A server may know formats that this console does not: they are shown as they are.
  {
    key: 'format',
    title: messages.format,
    render: ({ format }: CustomField) => say(FIELD_FORMATS[format] ?? format),
  },
  {
    key: 'required',
    title: messages.required,
    render: ({ is_required }: CustomField) => (is_required ? messages.yes : messages.no),
  },
  {
    key: 'usedFor',
    title: messages.usedFor,
    render: ({ tracker }: CustomField) => say(TRACKERS[tracker] ?? tracker),
  },
  {
    key: 'action',
    title: messages.action,
    screenOnly: true,
    render: (field: CustomField) => (
      <span className={styles.actions}>
        <IconButton
          icon="edit"
          label={messages.builder.edit(field.name)}
          to={pathTo.customFields(field.tracker, field.id)}
        />
        <DeleteField field={field} />
      </span>
    ),
  },
];
