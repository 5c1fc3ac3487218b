import type { ReactNode } from 'react';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { fetchAllRows, type UnpagedListInput } from '@smart-elevator/shared-api/client/fetchAllRows';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { useList, type RowOf } from '@smart-elevator/shared-api/client/useList';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { parseOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { FilterBar } from '../filter/FilterBar';
import { SearchBox } from '../filter/SearchBox';
import { ExportCsv } from '../list/ExportCsv';
import { failureMessage } from '../messages';
import type { ListParamRules } from '../state/listParams';
import { useListState, type ListState } from '../state/useListState';
import type { Column } from '../table/DataTable';
import type { RowSelection } from '../table/rowSelection';
import { ListRows, withTitles, type ListMessages, type RowRenderer } from './ListRows';

/** What the address of a list asks for, and who asks. */
export interface ListRequest<Filter, Name extends string> {
  filter: Filter;
  /** The `search` of the filter, without blanks around it. */
  search: string;
  /** Undefined where the address names no order. */
  ordering: Name | `-${Name}` | undefined;
  dealerId: number;
}

/** A list call, and what it is asked for an address. */
export interface ListSource<E extends Endpoint, Filter, Name extends string> {
  endpoint: E;
  params?: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['params'];
  /** What belongs to the list itself and is asked of every server. */
  base?: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['base'];
  /** Which rows of a bare answer are the list's own, where `base` says more than every server understands. */
  belongs?: UnpagedListInput<E>['belongs'];
  /** What narrows and orders the list; sent to servers that page. */
  toQuery: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['filter'];
  /** The same for one row, and for the order, of a server that answers everything at once. */
  matches: (row: RowOf<E>, asked: ListRequest<Filter, Name>) => boolean;
  compare?: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['compare'];
  /** Read whole from every server, where `matches` is no rule that a server knows. */
  whole?: boolean;
}

/** A list as it is shown: what the parts around its rows need. */
export interface ListSlots<Row, Filter> {
  state: ListState<Filter>;
  reading: CallState<Page<Row>>;
  /** The button that exports the list, where it has `csv`. */
  exportButton: ReactNode;
}

interface Filters<Filter> {
  /** What is narrowed, for readers. */
  label: string;
  /** The label of the search; without it there is none. */
  search?: string;
  /** The fields beside the search. With them there is a way to clear what is set. */
  fields?: (state: ListState<Filter>) => ReactNode;
  /** How many of the fields are set. */
  active?: (filter: Filter) => number;
}

interface Csv<Row> {
  /** Of the file, without '.csv'. */
  name: string;
  columns: readonly Column<Row>[];
  /** How many rows are read at a time. */
  pageSize: number;
  /** A count with its noun: '12 tickets'. */
  counted: (count: number) => string;
}

/** What the rows are, for readers. */
type Caption<Filter> = string | ((filter: Filter) => string);

/** What a list is; all of it but the texts and the slots stays as it is while the list is shown. */
export type ListBodyProps<
  E extends Endpoint,
  Filter extends { [Key in keyof Filter]: string },
  Name extends string,
> = RowRenderer<RowOf<E>> &
  ListSource<E, Filter, Name> & {
    /** The filter of an address that says nothing. */
    defaults: Filter;
    /** What an address may say. With `orderings` the list can be ordered. */
    rules?: ListParamRules<Filter, Name>;
    /** The order of the rows while the address names none. */
    usualOrdering?: Name | `-${Name}`;
    /** The filter selects which list is shown, and all rows that match are all there are; else it narrows one list. */
    selects?: boolean;
    /** Rows a page. */
    pageSize: number;
    rowKey: (row: RowOf<E>) => string | number;
    words: ListMessages;
    choice?: RowSelection<RowOf<E>> | undefined;
    csv?: Csv<RowOf<E>>;
    /** The bar above the rows: its texts and fields, or one of the list's own. */
    filters?: Filters<Filter> | ((list: ListSlots<RowOf<E>, Filter>) => ReactNode);
    /** Between the bar and the rows. */
    tools?: (list: ListSlots<RowOf<E>, Filter>) => ReactNode;
  };

/**
 * A list without the page around it: filters, rows and pages. Its filter, order and page are in the address.
 */
export function ListBody<
  E extends Endpoint,
  Filter extends { [Key in keyof Filter]: string },
  Name extends string,
>(props: ListBodyProps<E, Filter, Name> & { caption: Caption<Filter> }) {
  const { defaults, rules, usualOrdering = '', selects, csv, filters, tools, ...rows } = props;
  const { endpoint, caption, pageSize, rowKey } = rows;
  const state = useListState(defaults, rules);
  const { filter, sort } = state;
  const input = inputOf(props, {
    filter,
    search: state.search.trim(),
    ordering: parseOrdering(sort, rules?.orderings ?? []),
    dealerId: useDealerId(),
  });
  const reading = useList(endpoint, { ...input, page: state.page, pageSize });
  const { data } = reading;
  const exportButton = csv ? (
    <ExportCsv
      name={csv.name}
      columns={withTitles(csv.columns)}
      disabled={!data}
      read={(signal, onProgress) =>
        fetchAllRows(endpoint, input, { keyOf: rowKey, pageSize: csv.pageSize, signal, onProgress })
      }
      explain={(error) => failureMessage(asApiError(error).failure)}
      counted={csv.counted}
    />
  ) : null;
  const shown = { state, reading, exportButton };
  return (
    <>
      {typeof filters === 'function' ? filters(shown) : filters && <Bar filters={filters} state={state} />}
      {tools?.(shown)}
      <ListRows
        {...rows}
        caption={typeof caption === 'string' ? caption : caption(filter)}
        reading={selects ? { ...reading, data: data && { ...data, total: data.count } } : reading}
        state={selects ? { ...state, filtered: false } : state}
        sort={sort || usualOrdering}
        onSort={rules?.orderings && state.setSort}
      />
    </>
  );
}

const inputOf = <E extends Endpoint, Filter, Name extends string>(
  { params, base, belongs, toQuery, matches, compare, whole }: ListSource<E, Filter, Name>,
  asked: ListRequest<Filter, Name>,
): UnpagedListInput<E> => ({
  params: params?.(asked),
  base: base?.(asked),
  belongs,
  filter: toQuery(asked),
  matches: (row) => matches(row, asked),
  compare: compare?.(asked),
  whole,
});

interface BarProps<Filter> {
  filters: Filters<Filter>;
  state: ListState<Filter>;
}

function Bar<Filter>({ filters: { label, search, fields, active }, state }: BarProps<Filter>) {
  return (
    <FilterBar
      label={label}
      active={active?.(state.filter)}
      onClear={fields && state.filtered ? state.clear : undefined}
      search={
        search === undefined ? null : (
          <SearchBox label={search} value={state.search} onSearch={state.setSearch} />
        )
      }
    >
      {fields?.(state)}
    </FilterBar>
  );
}
