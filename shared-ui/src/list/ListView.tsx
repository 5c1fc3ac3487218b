import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { FailureState } from '../feedback/FailureState';
import { Notice } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { messages, sentenceFor, type FailureKind } from '../messages';
import { useKnownPage } from '../state/useKnownPage';
import type { ListState } from '../state/useListState';
import { Pager } from '../table/Pager';

/** One page of a list, as it is read: `count` rows match, `total` are there without any filter. */
export interface ListReading<Row> {
  data: { count: number; total: number; results: readonly Row[] } | undefined;
  error: { failure: FailureKind } | undefined;
  loading: boolean;
  retry: () => void;
}

interface ListViewProps<Row> {
  reading: ListReading<Row>;
  state: Pick<ListState<unknown>, 'page' | 'filtered' | 'setPage' | 'clear'>;
  pageSize: number;
  shape: 'table' | 'cards';
  /** What is said when it cannot be read, and when there is nothing at all. */
  words: { failed: string; none: string; noneHint: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in whichever state it is: first load, failure, nothing there, no matches, rows; with its pages below. */
export function ListView<Row>({ reading, state, pageSize, shape, words, children }: ListViewProps<Row>) {
  const { data, error, loading, retry } = reading;
  const isBeyond = useKnownPage({
    page: state.page,
    pageSize,
    count: data?.count,
    shown: data?.results.length,
    setPage: state.setPage,
  });
  if (loading || isBeyond) return <Skeleton shape={shape} rows={shape === 'table' ? 10 : 6} />;
  if (!data) {
    return (
      <FailureState title={words.failed} hint={sentenceFor(error?.failure ?? 'failed')} onRetry={retry} />
    );
  }
  const { count, total, results } = data;
  return (
    <>
      {error ? (
        <Notice
          tone="failure"
          title={words.failed}
          action={<Button onClick={retry}>{messages.retry}</Button>}
        >
          {sentenceFor(error.failure)}
        </Notice>
      ) : null}
      {results.length > 0 ? children(results) : <Nothing data={data} state={state} words={words} />}
      {total > 0 ? (
        <Pager
          page={state.page}
          total={total}
          pageSize={pageSize}
          matches={state.filtered || count !== total ? count : undefined}
          onPage={state.setPage}
        />
      ) : null}
    </>
  );
}

type NothingProps = { data: { count: number; total: number } } & Pick<
  ListViewProps<never>,
  'state' | 'words'
>;

function Nothing({ data, state, words }: NothingProps) {
  if (data.total === 0) return <EmptyState title={words.none} hint={words.noneHint} />;
  if (data.count === 0) {
    return (
      <EmptyState
        title={messages.noMatches}
        hint={messages.noMatchesHint}
        action={state.filtered ? <Button onClick={state.clear}>{messages.clearFilters}</Button> : null}
      />
    );
  }
  return (
    <EmptyState
      title={messages.noSuchPage}
      hint={messages.noSuchPageHint}
      action={<Button onClick={() => state.setPage(1)}>{messages.firstPage}</Button>}
    />
  );
}
