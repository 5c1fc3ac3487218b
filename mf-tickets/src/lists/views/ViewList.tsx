import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import { DeleteView } from './DeleteView';
import { withView } from './viewAddress';
import styles from './SavedViews.module.css';

interface ViewListProps {
  views: readonly TicketView[];
  /** Called when a view is opened. */
  onFollow: () => void;
}

/** The saved views of a list: each is a link, and can be deleted. */
export function ViewList({ views, onFollow }: ViewListProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const [viewToDelete, setViewToDelete] = useState<TicketView>();
  if (views.length === 0) return <p className={styles.views}>{messages.views.none}</p>;
  return (
    <>
      <ul className={styles.views} role="list">
        {views.map((view) => (
          <li key={view.view_id} className={styles.view}>
            <Link to={{ pathname, search: withView(params, view.query) }} onClick={onFollow}>
              {view.name}
            </Link>
            <IconButton
              icon="delete"
              tone="danger"
              label={messages.views.delete(view.name)}
              onClick={() => setViewToDelete(view)}
            />
          </li>
        ))}
      </ul>
      {viewToDelete ? <DeleteView view={viewToDelete} onEnd={() => setViewToDelete(undefined)} /> : null}
    </>
  );
}
