import type { ReactNode } from 'react';
import type { Reading } from '@smart-elevator/shared-api/client/useCall';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { messages as all, sentenceFor } from '@smart-elevator/shared-ui/messages';
import { useKnownPage } from '@smart-elevator/shared-ui/state/useKnownPage';
import { Pager } from '@smart-elevator/shared-ui/table/Pager';
import { PAGE_SIZE, type PeopleState } from './usePeople';

interface PeopleListProps<Row> {
  people: PeopleState<Row>;
  texts: { search: string; none: string; noneHint: string; failed: string };
  card: (row: Row) => ReactNode;
}

/** Cards of people with a search by user name and pages of 15 (R403, R404). */
export function PeopleList<Row>({ people, texts, card }: PeopleListProps<Row>) {
  const { list, search, page, setSearch, setPage } = people;
  const isBeyond = useKnownPage({
    page,
    pageSize: PAGE_SIZE,
    count: list.data?.count,
    shown: list.data?.results.length,
    setPage,
  });
  return (
    <>
      <FilterBar
        label={texts.search}
        search={<SearchBox label={texts.search} value={search} onSearch={setSearch} />}
      />
      <People
        list={list}
        search={search}
        texts={texts}
        card={card}
        onClear={() => setSearch('')}
        isBeyond={isBeyond}
      />
      {list.data && list.data.total > 0 && !isBeyond ? (
        <Pager
          page={page}
          total={list.data.total}
          pageSize={PAGE_SIZE}
          matches={search === '' ? undefined : list.data.count}
          onPage={setPage}
        />
      ) : null}
    </>
  );
}

interface PeopleProps<Row> extends Pick<PeopleListProps<Row>, 'texts' | 'card'> {
  list: Reading<Page<Row>>;
  search: string;
  onClear: () => void;
  /** The page is not there; another one is on its way. */
  isBeyond: boolean;
}

function People<Row>({ list, search, texts, card, onClear, isBeyond }: PeopleProps<Row>) {
  if (list.loading || isBeyond) return <Skeleton shape="cards" />;
  if (!list.data) {
    const hint = sentenceFor(list.error?.failure ?? 'failed');
    return <FailureState title={texts.failed} hint={hint} onRetry={list.retry} />;
  }
  if (list.data.results.length > 0) return <CardGrid>{list.data.results.map(card)}</CardGrid>;
  if (list.data.total === 0 && search === '') return <EmptyState title={texts.none} hint={texts.noneHint} />;
  return (
    <EmptyState
      title={all.noMatches}
      hint={all.noMatchesHint}
      action={<Button onClick={onClear}>{all.clearFilters}</Button>}
    />
  );
}
