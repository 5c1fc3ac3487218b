import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { dealerInfo } from '@smart-elevator/shared-api/contract/people/endpoints';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { AddPersonForm } from './AddPersonForm';

/** /add_technicians and /add_customer (R405). */
export function AddPersonPage({ kind }: { kind: PersonKind }) {
  const { data, error, retry } = useCall(dealerInfo, { params: { dealer_id: useDealerId() } });
  const { title, add } = kind.texts;
  return (
    <Page title={add.title} width="form" breadcrumb={[{ label: title, to: kind.list }, { label: add.title }]}>
      {data ? (
        <AddPersonForm kind={kind} dealerEmail={data.dealer_email} />
      ) : error ? (
        <FailureState
          title={messages.form.dealerNotLoaded}
          hint={sentenceFor(error.failure)}
          onRetry={retry}
        />
      ) : (
        <Skeleton rows={10} />
      )}
    </Page>
  );
}
