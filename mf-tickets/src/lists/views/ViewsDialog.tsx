import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { deleteTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useId, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import type { FilterField } from '../ticketListFilter';
import type { TicketList } from '../ticketLists';
import { SaveView } from './SaveView';
import { withView } from './viewAddress';
import styles from './SavedViews.module.css';

const texts = messages.views;

type View = Pick<TicketView, 'name' | 'query'>;

interface ViewsDialogProps {
  list: Pick<TicketList, 'path' | 'fields' | 'more'>;
  /** The saved views of the list; undefined if they could not be loaded. */
  views: readonly TicketView[] | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** The ready-made and the saved views of a list, each a link, and a form that saves the current one. */
export function ViewsDialog({ list, views, error, onRetry, onClose }: ViewsDialogProps) {
  return (
    <Dialog title={texts.button} open onClose={onClose}>
      {views ? (
        <>
          <Views title={texts.usual} views={usualViews(list)} onFollow={onClose} />
          {views.length === 0 ? (
            <p className={styles.views}>{texts.none}</p>
          ) : (
            <Views title={texts.own} views={views} onFollow={onClose}>
              {({ view_id, name }) => (
                <ConfirmDelete
                  label={texts.delete(name)}
                  endpoint={deleteTicketView}
                  input={{ params: { view_id } }}
                  question={texts.question}
                  subject={name}
                  action={`delete view ${view_id}`}
                  done={texts.deleted(name)}
                  failed={() => texts.notDeleted(name)}
                  goneIsDone
                />
              )}
            </Views>
          )}
          <SaveView list={list.path} onSaved={onClose} />
        </>
      ) : (
        <ErrorState
          title={texts.failed}
          hint={failureMessage(error?.failure ?? 'failed', error?.status)}
          onRetry={onRetry}
        />
      )}
    </Dialog>
  );
}

/** The views that every list has which has their filter, in the form of a saved one. */
function usualViews({ fields, more }: Pick<TicketList, 'fields' | 'more'>): View[] {
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

interface ViewsProps<V extends View> {
  title: string;
  views: readonly V[];
  /** Called when a view is opened. */
  onFollow: () => void;
  /** The actions of a view. */
  children?: (view: V) => ReactNode;
}

function Views<V extends View>({ title, views, onFollow, children }: ViewsProps<V>) {
  const heading = useId();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.views} role="list" aria-labelledby={heading}>
        {views.map((view) => (
          <li key={view.name} className={styles.view}>
            <Link to={{ pathname, search: withView(params, view.query) }} onClick={onFollow}>
              {view.name}
            </Link>
            {children?.(view)}
          </li>
        ))}
      </ul>
    </>
  );
}
