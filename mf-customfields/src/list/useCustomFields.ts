import { useCall, type Reading } from '@smart-elevator/shared-api/client/useCall';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';

/** All custom fields of the dealer: those of tickets, then those of AMC reports, each by their order. */
export function useCustomFields(): Reading<CustomField[]> {
  const tickets = useCall(customFieldsByType, { params: { tracker: 'ticket' } });
  const reports = useCall(customFieldsByType, { params: { tracker: 'report' } });
  return {
    data: tickets.data && reports.data ? [...tickets.data, ...reports.data] : undefined,
    error: tickets.error ?? reports.error,
    loading: tickets.loading || reports.loading,
    updating: tickets.updating || reports.updating,
    retry: () => {
      tickets.retry();
      reports.retry();
    },
  };
}
