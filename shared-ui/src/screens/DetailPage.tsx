import { useState, type ComponentProps, type ReactNode } from 'react';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { LinkButton } from '../button/LinkButton';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { Skeleton } from '../feedback/Skeleton';
import { failureMessage } from '../messages';
import { Page } from '../page/Page';

/** What is said where there is nothing to show, with the way on. */
interface Missing {
  title: string;
  hint?: string | undefined;
  back: { to: string; label: string };
}

/** Says that there is nothing to show, with the way on. */
export const MissingState = ({ title, hint, back }: Missing) => (
  <EmptyState title={title} hint={hint} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
);

interface LoadedProps<T> {
  reading: Pick<CallState<T>, 'data' | 'error' | 'retry'> & Partial<Pick<CallState<T>, 'updating'>>;
  /** What is said when it could not be read. */
  failed: string;
  /** What is said when there is no such thing (404); else that is a failure, too. */
  gone?: Missing;
  /** As it was when it was opened, for forms: never an older reading, and no newer one replaces what was typed. */
  asOpened?: boolean;
  /** The size of what is loading. */
  rows?: number;
  shape?: ComponentProps<typeof Skeleton>['shape'];
  children: (data: T) => ReactNode;
}

/** What is read, in whichever state it is: loading, not there, failed, there. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { reading, failed, gone, asOpened = false, rows = 8, shape, children } = props;
  const { data, updating = false, error, retry } = reading;
  const [opened, setOpened] = useState<T>();
  if (asOpened && opened === undefined && data !== undefined && !updating) setOpened(data);
  if (opened !== undefined) return children(opened);
  if (gone && error?.status === 404) return <MissingState {...gone} />;
  if (data !== undefined && !asOpened) return children(data);
  if (error) return <ErrorState title={failed} hint={failureMessage(error.failure)} onRetry={retry} />;
  return <Skeleton rows={rows} shape={shape} />;
}

interface DetailPageProps<T> extends LoadedProps<T>, Omit<ComponentProps<typeof Page>, 'children'> {
  /** Which one; another one is opened anew. '' is none. */
  id: string;
  /** What is said where none is chosen. */
  noneChosen: Missing;
}

/** The page of one thing. */
export function DetailPage<T>(props: DetailPageProps<T>) {
  const { title, breadcrumb, action, width, id, noneChosen, ...loaded } = props;
  return (
    <Page title={title} breadcrumb={breadcrumb} action={action} width={width}>
      {id === '' ? <MissingState {...noneChosen} /> : <Loaded key={id} {...loaded} />}
    </Page>
  );
}
