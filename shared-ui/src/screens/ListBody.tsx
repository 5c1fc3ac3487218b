import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '@smart-elevator/shared-api/client/call';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { fetchAllRows } from '@smart-elevator/shared-api/client/fetchAllRows';
import { streamRows } from '@smart-elevator/shared-api/client/streamRows';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { useList, type RowOf } from '@smart-elevator/shared-api/client/useList';
import { recordExport } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { MAX_PAGE_SIZE, type Page } from '@smart-elevator/shared-api/contract/list';
import { parseOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { MoreActions } from '../button/MoreActions';
import { PrintButton } from '../button/PrintButton';
import { formatCount } from '../format/number';
import { t } from '../language/t';
import { ExportCsv } from '../list/ExportCsv';
import { failureMessage } from '../messages';
import { PageTools } from '../page/PageTools';
import type { ListParamRules } from '../state/listParams';
import { canBeHidden, inColumnOrder, useColumnOrder, useHiddenColumns } from '../state/hiddenColumns';
import { useListState, type ListState } from '../state/useListState';
import type { Column } from '../table/DataTable';
import type { RowSelection } from '../table/rowSelection';
import { ColumnsButton } from './ColumnsButton';
import styles from './ListBody.module.css';
import { appliedIn, ListFilterBar, type Filters } from './ListFilterBar';
import { listInput, type ListSource } from './listInput';
import { ListRows, withTitles, type ListMessages, type RowRenderer } from './ListRows';

export type { ListRequest, ListSource } from './listInput';

/** The state of a shown list, for the parts around its rows. */
export interface ListSlots<Row, Filter> {
  state: ListState<Filter>;
  query: CallState<Page<Row>>;
  /** Reads the matches of all pages. Throws ApiError. */
  readAll: (signal: AbortSignal, onProgress?: (read: number, count: number) => void) => Promise<Row[]>;
}

interface Csv<Row> {
  /** The file name without '.csv'. */
  name: string;
  columns: readonly Column<Row>[];
  /** The number of rows per request. */
  pageSize: number;
  /** A count with its noun: '12 tickets'. */
  counted: (count: number) => string;
}

/** The caption of the rows, for screen readers. */
type Caption<Filter> = string | ((filter: Filter) => string);

/** The description of a list; all of it except texts and slots must be constant while the list is shown. */
export type ListBodyProps<
  E extends Endpoint,
  Filter extends { [Key in keyof Filter]: string },
  Name extends string,
> = RowRenderer<RowOf<E>> &
  ListSource<E, Filter, Name> & {
    /** The filter of an address without parameters. */
    defaults: Filter;
    /** The valid parameters of an address. With `orderings` the list can be ordered. */
    rules?: ListParamRules<Filter, Name>;
    /** The order of the rows if the address has none. */
    usualOrdering?: Name | `-${Name}`;
    /** Whether the filter selects a list, so that its matches are all rows; otherwise it filters one list. */
    selects?: boolean;
    /** Rows per page. */
    pageSize: number;
    rowKey: (row: RowOf<E>) => string | number;
    texts: ListMessages;
    /** The link that adds an item: among the tools, or among the buttons of a list with nothing at all. */
    addLink?: ReactNode;
    /** The buttons of what to do next, below the text of a list with nothing at all. */
    whenEmpty?: ReactNode;
    choice?: RowSelection<RowOf<E>> | undefined;
    /** Shows a row of a table beside the list. */
    onPeek?: ((row: RowOf<E>, element: HTMLElement) => void) | undefined;
    csv?: Csv<RowOf<E>>;
    /** The bar above the rows: its texts and fields, or a custom bar. */
    filters?: Filters<RowOf<E>, Filter> | ((list: ListSlots<RowOf<E>, Filter>) => ReactNode);
    /** Of a custom bar: the active filters, 'Status: Open'; an empty list names them. */
    applied?: (filter: Filter) => readonly string[];
    /** Buttons beside those of the table: its columns, the export, and print. `loaded` once there are rows. */
    actions?: (loaded: boolean) => ReactNode;
    /** Content between the bar and the rows; with nothing at all there is neither. */
    tools?: (list: ListSlots<RowOf<E>, Filter>) => ReactNode;
    /** Content below the rows. */
    below?: (list: ListSlots<RowOf<E>, Filter>) => ReactNode;
  };

/**
 * A list without the page around it: filters, rows and pages. Its filter, order and page are in the address.
 */
export function ListBody<
  E extends Endpoint,
  Filter extends { [Key in keyof Filter]: string },
  Name extends string,
>(props: ListBodyProps<E, Filter, Name> & { caption: Caption<Filter> }) {
  const {
    defaults,
    rules,
    usualOrdering = '',
    selects,
    csv,
    filters,
    applied,
    actions,
    tools,
    below,
    addLink,
    whenEmpty,
    ...rows
  } = props;
  const { endpoint, caption, pageSize, rowKey } = rows;
  const state = useListState(defaults, rules);
  const { filter, sort } = state;
  const input = listInput(props, {
    filter,
    search: state.search.trim(),
    ordering: parseOrdering(sort, rules?.orderings ?? []),
    dealerId: useDealerId(),
  });
  const query = useList(endpoint, { ...input, page: state.page, pageSize });
  const { data } = query;
  // Nothing is there to be filtered, arranged or exported.
  const isEmpty = !selects && !state.filtered && data?.total === 0;
  const readAll: ListSlots<RowOf<E>, Filter>['readAll'] = (signal, onProgress) =>
    fetchAllRows(endpoint, input, {
      keyOf: rowKey,
      pageSize: csv?.pageSize ?? MAX_PAGE_SIZE,
      signal,
      ...(onProgress ? { onProgress } : {}),
    });
  // The activity log; an export does not fail with it.
  const recorded = async <T,>(signal: AbortSignal, exporting: Promise<T>): Promise<T> => {
    const done = await exporting;
    if (csv && done !== false && !signal.aborted)
      void call(recordExport, { body: { name: csv.name } }).catch(() => undefined);
    return done;
  };
  const { pathname } = useLocation();
  const order = useColumnOrder(pathname);
  const hidable = inColumnOrder(rows.columns ?? [], order).filter(canBeHidden);
  const chosen = useHiddenColumns(pathname);
  const hidden = hidable.flatMap(({ key, optional = false }) =>
    chosen.includes(key) === optional ? [] : [key],
  );
  const columnsButton = rows.columns ? (
    <ColumnsButton list={pathname} columns={withTitles(hidable)} hidden={hidden} />
  ) : null;
  const exportButton = csv ? (
    <ExportCsv
      name={csv.name}
      columns={withTitles(csv.columns)}
      disabled={!data}
      count={data?.count}
      stream={(signal, onRows) => recorded(signal, streamRows(endpoint, input, { signal, onRows }))}
      read={(signal, onProgress) => recorded(signal, readAll(signal, onProgress))}
      explain={(error) => {
        const { failure, status } = asApiError(error);
        return failureMessage(failure, status);
      }}
      counted={csv.counted}
    />
  ) : null;
  const shown = { state, query, readAll };
  const buttons = (
    <>
      {actions?.(data !== undefined)}
      {columnsButton}
      {exportButton}
      {rows.columns ? <PrintButton /> : null}
    </>
  );
  return (
    <>
      {isEmpty ? null : (
        <>
          <PageTools>
            <span className={styles.count}>{data && countOf(data)}</span>
            {actions || columnsButton || exportButton ? <MoreActions>{buttons}</MoreActions> : null}
            {addLink}
          </PageTools>
          {typeof filters === 'function'
            ? filters(shown)
            : filters && <ListFilterBar filters={filters} state={state} data={data} />}
          {tools?.(shown)}
        </>
      )}
      <ListRows
        {...rows}
        whenEmpty={
          addLink || whenEmpty ? (
            <>
              {addLink}
              {whenEmpty}
            </>
          ) : null
        }
        hidden={hidden}
        order={order}
        caption={typeof caption === 'string' ? caption : caption(filter)}
        query={selects ? { ...query, data: data && { ...data, total: data.count } } : query}
        state={selects ? { ...state, filtered: false } : state}
        applied={typeof filters === 'object' ? appliedIn(filters, state) : applied?.(filter)}
        sort={sort || usualOrdering}
        onSort={rules?.orderings && state.setSort}
      />
      {below?.(shown)}
    </>
  );
}

/** '52', or '7 of 52' while some are left out. */
const countOf = ({ count, total }: Page<unknown>): string =>
  count === total
    ? t('{total} in total', { total: formatCount(total) })
    : t('{count} of {total}', { count: formatCount(count), total: formatCount(total) });
