import {
  FIELD_FORMATS,
  TRACKERS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { pathTo } from '../paths';
import { DeleteField } from '../DeleteField';
import { messages } from '../messages';
import styles from './CustomFieldsPage.module.css';

/** The columns of the list, in their order (R707). */
export const customFieldColumns: readonly Column<CustomField>[] = [
  { key: 'name', title: msg('Name'), render: ({ name }) => name },
  // Formats that this console does not support are shown unchanged.
  {
    key: 'format',
    title: msg('Format'),
    render: ({ format }) => t(FIELD_FORMATS[format] ?? format),
  },
  {
    key: 'required',
    title: msg('Required'),
    render: ({ is_required }) => (is_required ? messages.yes : messages.no),
  },
  {
    key: 'usedFor',
    title: msg('Used for'),
    render: ({ tracker }) => t(TRACKERS[tracker] ?? tracker),
  },
  {
    key: 'action',
    title: msg('Action'),
    screenOnly: true,
    render: (field) => (
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
