import { useCall, type CallState } from '@smart-elevator/shared-api/client/useCall';
import {
  type CustomField,
  FIELD_FORMATS,
  TRACKERS,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { ListRows } from '@smart-elevator/shared-ui/screens/ListRows';
import { ListPage } from '@smart-elevator/shared-ui/screens/ListScreen';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { paths, pathTo } from '../paths';
import { messages } from '../messages';
import { DeleteField } from '../DeleteField';
import styles from './CustomFieldsPage.module.css';

/** /custom_fields_list (R707). */
export function CustomFieldsPage() {
  const query = useCustomFields();
  // An empty list has the link below its text.
  const isEmpty = query.data?.total === 0;
  return (
    <ListPage
      title={messages.title}
      action={isEmpty ? undefined : { to: paths.customFieldsFor, label: messages.create }}
    >
      <ListRows
        caption={messages.title}
        query={query}
        texts={messages}
        whenEmpty={
          <LinkButton to={paths.customFieldsFor} kind="primary" icon="plus">
            {messages.create}
          </LinkButton>
        }
        columns={customFieldColumns}
        rowKey={({ tracker, id }) => `${tracker}-${id}`}
      />
    </ListPage>
  );
}

/** All custom fields of the dealer: those of tickets, then those of AMC reports, each by their order. */
function useCustomFields(): CallState<Page<CustomField>> {
  const tickets = useCall(customFieldsByType, { params: { tracker: 'ticket' } });
  const reports = useCall(customFieldsByType, { params: { tracker: 'report' } });
  const error = tickets.error ?? reports.error;
  const results = [...(tickets.data ?? []), ...(reports.data ?? [])];
  return {
    data:
      tickets.data && reports.data ? { count: results.length, total: results.length, results } : undefined,
    error,
    loading: !error && (tickets.loading || reports.loading),
    updating: tickets.updating || reports.updating,
    retry: () => {
      tickets.retry();
      reports.retry();
    },
  };
}

/** The columns of the list, in their order (R707). */
const customFieldColumns: readonly Column<CustomField>[] = [
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
