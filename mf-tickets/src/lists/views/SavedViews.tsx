import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { messages } from '../../messages';
import type { TicketList } from '../ticketLists';
import styles from './SavedViews.module.css';

interface SavedViewsProps {
  list: Pick<TicketList, 'path' | 'fields' | 'more'>;
  /** Whether the list is loaded; the views are loaded after it. */
  ready: boolean;
}

const texts = messages.views;

/** The dealer's saved views of a list; nothing on a back end without saved views. */
export function SavedViews({ list, ready }: SavedViewsProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./ViewsDialog')).ViewsDialog,
  );
  const { data, error, retry } = useCall(savedTicketViews, {}, { enabled: ready });
  const unknown = error?.status === 404 || error?.status === 405;
  if (unknown) return null;
  // Keeps its space, so that the layout does not shift.
  if (!data && !error)
    return (
      <span className={styles.coming} aria-hidden="true">
        <Button disabled>{texts.button}</Button>
      </span>
    );
  const own = data?.filter((view) => view.list.toLowerCase() === list.path.toLowerCase());
  return (
    <>
      <Button onClick={open}>{texts.button}</Button>
      {Dialog && isOpen ? (
        <Dialog list={list} views={own} error={error} onRetry={retry} onClose={close} />
      ) : null}
    </>
  );
}
