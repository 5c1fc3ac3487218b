import type { Reading } from '@smart-elevator/shared-api/client/useCall';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { customFieldColumns } from './customFieldColumns';
import { useCustomFields } from './useCustomFields';

/** /custom_fields_list (R707). */
export function CustomFieldsPage() {
  const fields = useCustomFields();
  return (
    <Page
      title={messages.title}
      action={
        <LinkButton kind="primary" icon="plus" to={paths.customFieldsFor}>
          {messages.create}
        </LinkButton>
      }
    >
      <CustomFieldsTable fields={fields} />
    </Page>
  );
}

function CustomFieldsTable({ fields }: { fields: Reading<CustomField[]> }) {
  const { data, error, loading, retry } = fields;
  if (error && !data) {
    return <FailureState title={messages.failed} hint={sentenceFor(error.failure)} onRetry={retry} />;
  }
  if (loading || !data) return <Skeleton shape="table" />;
  if (data.length === 0) return <EmptyState title={messages.none} hint={messages.noneHint} />;
  return (
    <DataTable
      caption={messages.title}
      columns={customFieldColumns()}
      rows={data}
      rowKey={({ tracker, id }) => `${tracker}-${id}`}
    />
  );
}
