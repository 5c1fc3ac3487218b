import {
  keepPreviousData,
  usePrefetchQuery,
  useQuery,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { paginateRows, isPagedReply, type Page } from '../contract/list';
import { asApiError } from './ApiError';
import { sendRaw, prefetchedData, parseReply, type CallOptions, type UncheckedInput } from './call';
import { NO_QUERY, queryClient } from './queryClient';
import { useCanFetch } from './session';
import type { CallState } from './useCall';

/** A row of a list call. */
export type RowOf<E extends Endpoint> = Reply<E> extends Page<infer Row> ? Row : never;

/**
 * The page, the filter and the order, and how the browser applies them itself when the server returns a bare list
 * (R942).
 */
export interface ListInput<E extends Endpoint> {
  params?: Input<E>['params'];
  /** Parameters of the list itself that every server receives, such as `status` of a status list. */
  base?: Partial<NonNullable<Input<E>['query']>>;
  /** The dealer's filter; sent to servers that page. */
  filter?: Partial<NonNullable<Input<E>['query']>>;
  /** Which rows of a bare answer belong to the list, if not every server supports `base`. */
  belongs?: ((row: RowOf<E>) => boolean) | undefined;
  page: number;
  pageSize: number;
  /** The rule of `filter` for one row. */
  matches: (row: RowOf<E>) => boolean;
  /** The order of the rows, if it is not the call's own. */
  compare?: ((a: RowOf<E>, b: RowOf<E>) => number) | undefined;
  /**
   * Stands in the key of the query instead of the filter and the page: what was read with a former filter, such as that of yesterday, counts
   * until it is read again.
   */
  name?: string;
  /** Fetched completely from every server, and paged here. */
  whole?: boolean | undefined;
  /** Fetched after the screen is rendered and not during that: the options of a filter. */
  aside?: boolean;
  /** False: nothing is fetched. */
  enabled?: boolean;
}

/** The query of a page: its key, its fetch, and its prefetched data. */
function queryOf<E extends Endpoint>(endpoint: E, input: ListInput<E>) {
  const { params, base = {}, filter = {}, page, pageSize, name, whole = false } = input;
  const paging = whole ? {} : { ...filter, page, page_size: pageSize };
  const request: UncheckedInput = { params, query: { ...base, ...paging } };
  const all = whole || isBareList(endpoint);
  const keyOf = (part: unknown) => [endpoint.domain, endpoint.name, params, base, part];
  const prefetched = prefetchedData(endpoint, request, (body) => listAnswer(endpoint, body));
  return {
    queryKey: keyOf(all ? 'all' : (name ?? paging)),
    queryFn: async (context: QueryFunctionContext) => {
      const answer = await fetchList<E>(endpoint, request, prefetched.optionsOf(context));
      if (!answer.paged && !all) {
        // From now on all pages and filters of the list share one query, so that it is not fetched again for each.
        queryClient.setQueryData(bareKey(endpoint), true);
        queryClient.setQueryData(keyOf('all'), answer);
      }
      return answer;
    },
    ...prefetched.initial,
  };
}

const pageOfAnswer = <E extends Endpoint>(
  answer: ListResponse<RowOf<E>>,
  { belongs, page, pageSize, matches, compare }: ListInput<E>,
): Page<RowOf<E>> =>
  answer.paged
    ? answer.page
    : paginateRows(filterOwnRows(answer.rows, belongs), { number: page, size: pageSize }, matches, compare);

/** One page of a list call outside a component, from the same cache as `useList`. Throws ApiError. */
export const fetchListPage = async <E extends Endpoint>(
  endpoint: E,
  input: ListInput<E>,
): Promise<Page<RowOf<E>>> => pageOfAnswer<E>(await queryClient.fetchQuery(queryOf(endpoint, input)), input);

/** One page of a list call, whether the server pages or not: both cases show the same rows, counts and pages. */
export function useList<E extends Endpoint>(endpoint: E, input: ListInput<E>): CallState<Page<RowOf<E>>> {
  const canFetch = useCanFetch() && input.enabled !== false;
  const queryOptions = queryOf(endpoint, input);
  // Fetched with the first rendering, and not only after the whole screen is rendered.
  usePrefetchQuery<unknown>(canFetch && !input.aside ? queryOptions : NO_QUERY, queryClient);
  const query = useQuery(
    { ...queryOptions, enabled: canFetch, placeholderData: keepPreviousData },
    queryClient,
  );
  return {
    data: query.data && pageOfAnswer<E>(query.data, input),
    error: query.error ? asApiError(query.error) : undefined,
    loading: query.isPending,
    updating: query.isFetching,
    former: query.isPlaceholderData,
    at: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  };
}

/** The rows of a bare answer that belong to the list. */
export const filterOwnRows = <Row>(rows: Row[], belongs: ((row: Row) => boolean) | undefined): Row[] =>
  belongs ? rows.filter(belongs) : rows;

/** A server's page, or all rows at once. */
export type ListResponse<Row> = { paged: true; page: Page<Row> } | { paged: false; rows: Row[] };

/** Fetches a list call in either shape. Throws ApiError. */
export async function fetchList<E extends Endpoint>(
  endpoint: E,
  input: UncheckedInput,
  options: CallOptions,
): Promise<ListResponse<RowOf<E>>> {
  return listAnswer(endpoint, await sendRaw(endpoint, input, options));
}

function listAnswer<E extends Endpoint>(endpoint: E, answer: unknown): ListResponse<RowOf<E>> {
  const page = parseReply(endpoint, answer) as Page<RowOf<E>>;
  return isPagedReply(answer) ? { paged: true, page } : { paged: false, rows: page.results };
}

/** Whether the server is known to return all rows of a list call at once: it ignores the filters, which are applied here. */
export const isBareList = (endpoint: Endpoint): boolean =>
  queryClient.getQueryData(bareKey(endpoint)) === true;

/** The cache key of the fact that the server returns all rows of a list call at once. */
const bareKey = (endpoint: Endpoint) => ['bare', endpoint.name];
