import { call } from '@smart-elevator/shared-api/client/call';
import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useRef, useState } from 'react';
import { MAX_CHANGED } from '../changeElevators';
import { useCompletion } from '../completion/useCompletion';
import { messages } from '../messages';

/** The completion of the overdue elevators of a building (R565): they are read when it is asked for, and shown in the question. */
export function useCompleteBuilding() {
  const user_id = useDealerId();
  const completion = useCompletion();
  const locked = useRef(false);
  const [reading, setReading] = useState<string>();

  async function ask(building: string): Promise<void> {
    if (locked.current) return;
    locked.current = true;
    setReading(building);
    const action = `read the overdue elevators of ${building}`;
    try {
      const query = { building, main_state: 'OverDue', page: 1, page_size: MAX_CHANGED } as const;
      const { results } = await call(userElevators, { params: { user_id }, query });
      dismissFailures(action);
      completion.ask(results);
    } catch (error) {
      const { failure, status } = asApiError(error);
      alertFailure(messages.buildingList.notRead(building, failureMessage(failure, status)), action);
    } finally {
      locked.current = false;
      setReading(undefined);
    }
  }

  return { completion, ask, isBusy: (building: string) => reading === building };
}
