import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { TRACKER_VALUES, type Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The section in an address. */
export const parseTracker = (query: URLSearchParams): Tracker | undefined =>
  TRACKER_VALUES.find((tracker) => tracker === query.get('tracker')?.toLowerCase());

/** The section whose fields are built: from the address, else the last choice (R207), else tickets. */
export function useTracker(): Tracker {
  const [query] = useSearchParams();
  const named = parseTracker(query);
  const selected = useSelection(({ tracker }) => tracker);
  useEffect(() => {
    if (named) select({ tracker: named });
  }, [named]);
  return named ?? selected ?? 'ticket';
}
