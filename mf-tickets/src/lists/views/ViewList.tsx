import { deleteTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useId, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import { withView } from './viewAddress';
import styles from './SavedViews.module.css';

const texts = messages.views;

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
  return (
    <>
      <Views title={texts.usual} views={usual} onFollow={onFollow} />
      {views.length === 0 ? (
        <p className={styles.views}>{texts.none}</p>
      ) : (
        <Views title={texts.own} views={views} onFollow={onFollow}>
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
