import { useList, type ListInput, type RowOf } from '@smart-elevator/shared-api/client/useList';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import { useState, type ComponentProps } from 'react';

/** The customer of a part of the page; `title` is their name, or the user name if they have none. */
export interface CustomerPart {
  customerId: number;
  title: string;
}

const PAGE_SIZE = 5;

interface CustomerListProps<E extends Endpoint>
  extends
    Pick<ListInput<E>, 'base' | 'filter' | 'belongs'>,
    Omit<ComponentProps<typeof ShortList<RowOf<E>>>, 'query' | 'pages'> {
  endpoint: E;
}

/**
 * A list of a customer: its first rows with a link to all of them, or without that link page by page; nothing on a server
 * without the list.
 */
export function CustomerList<E extends Endpoint>(props: CustomerListProps<E>) {
  const { endpoint, base, filter, belongs, ...shown } = props;
  const [page, setPage] = useState(1);
  const list = { base, filter, belongs, matches: () => true };
  const query = useList<E>(endpoint, { ...list, page, pageSize: PAGE_SIZE });
  if (query.error?.failure === 'unsupported') return null;
  const pages = shown.all ? undefined : { page, pageSize: PAGE_SIZE, setPage };
  return <ShortList<RowOf<E>> {...shown} query={query} pages={pages} />;
}
