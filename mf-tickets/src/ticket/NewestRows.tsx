import { useList, type ListInput, type RowOf } from '@smart-elevator/shared-api/client/useList';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Section } from '@smart-elevator/shared-ui/page/Section';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState, type ReactNode } from 'react';
import { messages } from '../messages';
import { isUnsupportedCall } from './isUnsupportedCall';

interface NewestRowsProps<E extends Endpoint> extends Pick<ListInput<E>, 'params' | 'base' | 'compare'> {
  title: string;
  /** The message if loading failed. */
  failed: string;
  endpoint: E;
  /** How many rows are shown at a time. */
  step: number;
  /** The height of the placeholder, in rows. */
  rows?: number;
  /** Shown on a back end without the list. */
  otherwise?: ReactNode;
  children: (rows: readonly RowOf<E>[]) => ReactNode;
}

/**
 * The newest rows of a list, and a button that shows more. They are read together, so that rows which are added or deleted
 * meanwhile neither repeat nor hide others.
 */
export function NewestRows<E extends Endpoint>(props: NewestRowsProps<E>) {
  const { title, failed, endpoint, step, rows = 3, otherwise = null, children, ...list } = props;
  const [limit, setLimit] = useState(step);
  const whole = limit > MAX_PAGE_SIZE;
  const query = useList(endpoint, { ...list, page: 1, pageSize: limit, whole, matches: () => true });
  if (isUnsupportedCall(query.error)) return otherwise;
  return (
    <Section title={title}>
      <Loaded query={query} failed={failed} rows={rows}>
        {({ results, count }) => (
          <>
            {children(results)}
            {count > limit ? (
              <div>
                <Button onClick={() => setLimit(limit + step)}>{messages.history.older}</Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}
