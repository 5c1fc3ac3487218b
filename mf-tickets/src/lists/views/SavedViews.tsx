import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useState, type ComponentType } from 'react';
import { messages } from '../../messages';
import type { TicketList } from '../ticketLists';
import type { SaveViewProps } from './SaveView';
import styles from './SavedViews.module.css';
import { ViewList } from './ViewList';
import { localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { FilterField } from '../ticketListFilter';

interface SavedViewsProps {
  list: Pick<TicketList, 'path' | 'fields' | 'more'>;
  /** Whether the list is loaded; the views are loaded after it. */
  ready: boolean;
}

const texts = messages.views;
const ACTION = 'open saving a view';

/** The dealer's saved views of a list; nothing on a back end without saved views. */
export function SavedViews({ list, ready }: SavedViewsProps) {
  const [open, setOpen] = useState(false);
  const [SaveView, setSaveView] = useState<ComponentType<SaveViewProps>>();
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
  const close = () => setOpen(false);
  // Saving is a form: its code is loaded when it is opened.
  const show = () => {
    setOpen(true);
    import('./SaveView').then(
      (came) => {
        dismissFailures(ACTION);
        setSaveView(() => came.SaveView);
      },
      () => alertFailure(failureMessage('offline'), ACTION),
    );
  };
  return (
    <>
      <Button onClick={show}>{texts.button}</Button>
      <Dialog title={texts.button} open={open} onClose={close}>
        {own ? (
          <>
            <ViewList usual={usualViews(list)} views={own} onFollow={close} />
            {SaveView ? <SaveView list={list.path} onSaved={close} /> : null}
          </>
        ) : (
          <ErrorState
            title={texts.failed}
            hint={failureMessage(error?.failure ?? 'failed')}
            onRetry={retry}
          />
        )}
      </Dialog>
    </>
  );
}

/** The views that every list has which has their filter, in the form of a saved one. */
function usualViews({ fields, more }: Pick<TicketList, 'fields' | 'more'>) {
  const since = serializeDateRange({ from: mondayOf(localDay()) });
  const views: { filter: FilterField; name: string; value: string }[] = [
    { filter: 'late', name: messages.presets.late, value: SET },
    { filter: 'opened', name: messages.views.thisWeek, value: since },
    { filter: 'assignee', name: t(UNASSIGNED), value: UNASSIGNED },
  ];
  return views
    .filter(({ filter }) => fields.includes(filter) || more.includes(filter))
    .map(({ filter, name, value }) => ({ name, query: new URLSearchParams({ [filter]: value }).toString() }));
}
