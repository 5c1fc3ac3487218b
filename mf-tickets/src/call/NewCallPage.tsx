import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { usedLabels } from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keyOfCreated } from '../forms/createdTicket';
import { useTicketChoices } from '../forms/useTicketChoices';
import { messages as common } from '../messages';
import { paths } from '../paths';
import { CallForm } from './CallForm';
import { CreatedCall } from './CreatedCall';
import { messages } from './messages';

/** A ticket while somebody is on the phone: who or where, what is wrong, and the key to read out (R371 to R373). */
export function NewCallPage() {
  const [created, setCreated] = useState<{ ticketKey: string | undefined }>();
  const trapped = useSearchParams()[0].get('trapped') === '1';
  const labels = useCall(usedLabels, {});
  const choices = useTicketChoices();
  // Without the labels, which another back end does not list, the elevator's last one is proposed.
  const query = labels.loading ? { ...choices, data: undefined } : choices;
  return (
    <Page
      title={messages.title}
      width="form"
      breadcrumb={[{ label: t('All Issues'), to: paths.allTickets }, { label: messages.title }]}
    >
      {created ? (
        <CreatedCall ticketKey={created.ticketKey} onAnother={() => setCreated(undefined)} />
      ) : (
        <Loaded query={query} keepInitialData failed={common.form.choicesFailed} shape="form" rows={6}>
          {(found) => (
            <CallForm
              key={String(trapped)}
              choices={found}
              labels={labels.data ?? []}
              trapped={trapped}
              onCreated={async (ticket) => setCreated({ ticketKey: await keyOfCreated(ticket) })}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}
