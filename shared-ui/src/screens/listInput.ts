import type { UnpagedListInput } from '@smart-elevator/shared-api/client/fetchAllRows';
import type { RowOf } from '@smart-elevator/shared-api/client/useList';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';

/** The request of a list's address, and the signed-in user. */
export interface ListRequest<Filter, Name extends string> {
  filter: Filter;
  /** The trimmed `search` of the filter. */
  search: string;
  /** Undefined if the address has no order. */
  ordering: Name | `-${Name}` | undefined;
  dealerId: number;
}

/** A list call, and its input for an address. */
export interface ListSource<E extends Endpoint, Filter, Name extends string> {
  endpoint: E;
  params?: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['params'];
  /** The parameters that define the list itself; sent to every server. */
  base?: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['base'];
  /** Selects the list's rows from a bare array, if not every server supports the parameters of `base`. */
  belongs?: UnpagedListInput<E>['belongs'];
  /** The filter and the order; sent to servers that page. */
  toQuery: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['filter'];
  /** The same filter for one row, for a server that returns the whole list. */
  matches: (row: RowOf<E>, asked: ListRequest<Filter, Name>) => boolean;
  compare?: (asked: ListRequest<Filter, Name>) => UnpagedListInput<E>['compare'];
}

/** The input of a list's call for the request of an address. */
export const listInput = <E extends Endpoint, Filter, Name extends string>(
  { params, base, belongs, toQuery, matches, compare }: ListSource<E, Filter, Name>,
  asked: ListRequest<Filter, Name>,
): UnpagedListInput<E> => ({
  params: params?.(asked),
  base: base?.(asked),
  belongs,
  filter: toQuery(asked),
  matches: (row) => matches(row, asked),
  compare: compare?.(asked),
});
