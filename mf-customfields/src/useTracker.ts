import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { TRACKER_VALUES, type Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whose fields an address says are built. */
export const parseTracker = (query: URLSearchParams): Tracker | undefined =>
  TRACKER_VALUES.find((tracker) => tracker === query.get('tracker')?.toLowerCase());

/** Whose fields are built: the address says it, else what was chosen last (R207), else tickets'. */
export function useTracker(): Tracker {
  const [query] = useSearchParams();
  const named = parseTracker(query);
  const kept = useSelection(({ tracker }) => tracker);
  useEffect(() => {
    if (named) select({ tracker: named });
  }, [named]);
  return named ?? kept ?? 'ticket';
}
