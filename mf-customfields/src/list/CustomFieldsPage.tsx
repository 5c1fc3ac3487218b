import { useCall, type CallState } from '@smart-elevator/shared-api/client/useCall';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { ListRows } from '@smart-elevator/shared-ui/screens/ListRows';
import { ListPage } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import { customFieldColumns } from './customFieldColumns';

/** /custom_fields_list (R707). */
export const CustomFieldsPage = () => (
  <ListPage title={messages.title} action={{ to: paths.customFieldsFor, label: messages.create }}>
    <ListRows
      caption={messages.title}
      query={useCustomFields()}
      texts={messages}
      columns={customFieldColumns}
      rowKey={({ tracker, id }) => `${tracker}-${id}`}
    />
  </ListPage>
);

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
