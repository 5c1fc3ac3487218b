import { useState, type ComponentProps, type ReactNode } from 'react';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { LinkButton } from '../button/LinkButton';
import { EmptyState } from '../feedback/EmptyState';
import { CallFailure, StaleNotice } from './CallFailure';
import { Skeleton } from '../feedback/Skeleton';
import { Page } from '../page/Page';

/** The message if there is nothing to show, with a link. */
interface Missing {
  title: string;
  hint?: string | undefined;
  back: { to: string; label: string };
}

/** Shows that there is no such entity, with a link. */
export const MissingState = ({ title, hint, back }: Missing) => (
  <EmptyState title={title} hint={hint} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
);

interface LoadedProps<T> {
  query: Pick<CallState<T>, 'data' | 'error' | 'retry'> & Partial<Pick<CallState<T>, 'updating'>>;
  /** The message if loading failed. */
  failed: string;
  /** The message if there is no such entity (404); without it a 404 is a failure. */
  notFound?: Missing;
  /** For forms: waits for fresh data, and later data does not replace the input. */
  keepInitialData?: boolean;
  /** The size of the placeholder. */
  rows?: number;
  shape?: ComponentProps<typeof Skeleton>['shape'];
  /** Another placeholder, in the shape of the page. */
  placeholder?: ReactNode;
  /** Its children are items of a list. */
  inList?: boolean;
  children: (data: T) => ReactNode;
}

/** A query in each of its states: loading, missing, failed, loaded; loaded data that may be out of date has a notice. */
export function Loaded<T>(props: LoadedProps<T>) {
  const {
    query,
    failed,
    notFound,
    keepInitialData = false,
    rows = 8,
    shape,
    placeholder,
    inList,
    children,
  } = props;
  const { data, updating = false, error, retry } = query;
  const [opened, setOpened] = useState<T>();
  if (keepInitialData && opened === undefined && data !== undefined && !updating) setOpened(data);
  if (opened !== undefined) return children(opened);
  if (notFound && error?.status === 404 && error.failure !== 'unsupported')
    return <MissingState {...notFound} />;
  if (data !== undefined && !keepInitialData) {
    const stale = error ? <StaleNotice title={failed} error={error} onRetry={retry} /> : null;
    return (
      <>
        {stale && inList ? <li>{stale}</li> : stale}
        {children(data)}
      </>
    );
  }
  const state = error ? (
    <CallFailure title={failed} error={error} onRetry={retry} />
  ) : (
    (placeholder ?? <Skeleton rows={rows} shape={shape} />)
  );
  return inList ? <li>{state}</li> : state;
}

interface DetailPageProps<T> extends LoadedProps<T>, Omit<ComponentProps<typeof Page>, 'children'> {
  /** The id of the entity; a change of the id mounts the page again. '' means none. */
  id: string;
  /** The message if no entity is chosen. */
  noneChosen: Missing;
}

/** The page of one entity. */
export function DetailPage<T>(props: DetailPageProps<T>) {
  const { title, breadcrumb, action, width, id, noneChosen, ...loaded } = props;
  return (
    <Page title={title} breadcrumb={breadcrumb} action={action} width={width}>
      {id === '' ? (
        <MissingState {...noneChosen} />
      ) : (
        <Loaded key={id} shape={width === 'form' ? 'form' : 'text'} {...loaded} />
      )}
    </Page>
  );
}
