import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { useState } from 'react';
import { messages } from '../../messages';
import type { TicketList } from '../ticketLists';
import { SaveView } from './SaveView';
import { ViewList } from './ViewList';

interface SavedViewsProps {
  list: Pick<TicketList, 'path'>;
  /** The list is there; the views come after it. */
  ready: boolean;
}

const said = messages.views;

/** The dealer's saved views of a list; nothing at all where the back end does not know them. */
export function SavedViews({ list, ready }: SavedViewsProps) {
  const [open, setOpen] = useState(false);
  const { data, error, retry } = useCall(savedTicketViews, {}, { enabled: ready });
  const unknown = error?.status === 404 || error?.status === 405;
  if (unknown || (!data && !error)) return null;
  const own = data?.filter((view) => view.list.toLowerCase() === list.path.toLowerCase());
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{said.button}</Button>
      <Dialog title={said.button} open={open} onClose={close}>
        {own ? (
          <>
            <ViewList views={own} onFollow={close} />
            <SaveView list={list.path} onSaved={close} />
          </>
        ) : (
          <FailureState title={said.failed} hint={sentenceFor(error?.failure ?? 'failed')} onRetry={retry} />
        )}
      </Dialog>
    </>
  );
}
