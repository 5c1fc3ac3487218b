import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import { DeleteView } from './DeleteView';
import { withView } from './viewAddress';
import styles from './SavedViews.module.css';

type View = Pick<TicketView, 'name' | 'query'>;

interface ViewListProps {
  /** The ready-made views of the list. */
  usual: readonly View[];
  /** The saved ones, which can be deleted. */
  views: readonly TicketView[];
  /** Called when a view is opened. */
  onFollow: () => void;
}

/** The ready-made and the saved views of a list: each is a link. */
export function ViewList({ usual, views, onFollow }: ViewListProps) {
  const [viewToDelete, setViewToDelete] = useState<TicketView>();
  return (
    <>
      <Views title={messages.views.usual} views={usual} onFollow={onFollow} />
      {views.length === 0 ? (
        <p className={styles.views}>{messages.views.none}</p>
      ) : (
        <Views title={messages.views.own} views={views} onFollow={onFollow}>
          {(view) => (
            <IconButton
              icon="delete"
              tone="danger"
              label={messages.views.delete(view.name)}
              onClick={() => setViewToDelete(view)}
            />
          )}
        </Views>
      )}
      {viewToDelete ? <DeleteView view={viewToDelete} onEnd={() => setViewToDelete(undefined)} /> : null}
    </>
  );
}

interface ViewsProps<V extends View> extends Pick<ViewListProps, 'onFollow'> {
  title: string;
  views: readonly V[];
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
