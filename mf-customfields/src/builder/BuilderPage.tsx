import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { useTracker } from '../useTracker';
import { Builder } from './Builder';

/** /custom_fields: builds the fields of tickets or of AMC reports (R702). */
export function BuilderPage() {
  const tracker = useTracker();
  const { data, error, retry } = useCall(customFieldsByType, { params: { tracker } });
  const section = messages.sections[tracker];
  return (
    <Page
      title={messages.builder.title(section)}
      breadcrumb={[{ label: messages.choose.title, to: paths.customFieldsFor }, { label: section }]}
      action={<LinkButton to={paths.customFieldsList}>{messages.title}</LinkButton>}
    >
      {data ? (
        <Builder key={tracker} tracker={tracker} fields={data} />
      ) : error ? (
        <FailureState title={messages.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Page>
  );
}
