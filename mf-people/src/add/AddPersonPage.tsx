import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { dealerInfo } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import type { PersonKind } from '../personKinds';
import { AddPersonForm } from './AddPersonForm';

/** /add_technicians and /add_customer (R405). */
export function AddPersonPage({ kind }: { kind: PersonKind }) {
  const query = useCall(dealerInfo, { params: { dealer_id: useDealerId() } });
  const { title, add } = kind.texts;
  return (
    <Page title={add.title} width="form" breadcrumb={[{ label: title, to: kind.list }, { label: add.title }]}>
      <Loaded query={query} failed={messages.form.dealerNotLoaded} shape="form" rows={10}>
        {({ dealer_email }) => <AddPersonForm kind={kind} dealerEmail={dealer_email} />}
      </Loaded>
    </Page>
  );
}
