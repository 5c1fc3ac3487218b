import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall, type CallState } from '@smart-elevator/shared-api/client/useCall';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';

/** The possible customers and engineers of an elevator. */
export interface People {
  customers: readonly Customer[];
  engineers: readonly Employee[];
}

/** All the dealer's customers and technicians, for the dropdowns. */
export function usePeople(enabled = true): Pick<CallState<People>, 'data' | 'error' | 'retry'> {
  const input = { params: { dealer_id: useDealerId() } };
  const customers = useCall(customerList, input, { enabled });
  const engineers = useCall(employeeList, input, { enabled });
  return {
    data:
      customers.data && engineers.data
        ? { customers: customers.data.results, engineers: engineers.data.results }
        : undefined,
    error: customers.error ?? engineers.error,
    retry: () => {
      if (!customers.data) customers.retry();
      if (!engineers.data) engineers.retry();
    },
  };
}
