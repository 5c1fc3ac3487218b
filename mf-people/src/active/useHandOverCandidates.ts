import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';

/** The technicians who can take over another one's tickets; empty until loaded. */
export function useHandOverCandidates(leaving: number, enabled: boolean) {
  const { data, loading } = useCall(employeeList, { params: { dealer_id: useDealerId() } }, { enabled });
  const receivers = (data?.results ?? []).filter(
    ({ user_id, is_active }) => user_id !== leaving && is_active !== false,
  );
  return { receivers, loading };
}
