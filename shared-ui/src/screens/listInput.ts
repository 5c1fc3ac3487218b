import type { UnpagedListInput } from '@smart-elevator/shared-api/client/fetchAllRows';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { ListRequest, ListSource } from './ListBody';

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
