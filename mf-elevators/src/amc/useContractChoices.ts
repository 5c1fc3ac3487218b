import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall, type CallState } from '@smart-elevator/shared-api/client/useCall';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';

/** The possible customers and elevators of a contract. */
export interface ContractChoices {
  customers: readonly (NamedPerson & { user_id: number; is_active?: boolean | undefined })[];
  elevators: readonly Elevator[];
}

/** All the dealer's customers and elevators, for the dropdowns. */
export function useContractChoices(): Pick<CallState<ContractChoices>, 'data' | 'error' | 'retry'> {
  const dealer_id = useDealerId();
  const customers = useCall(customerList, { params: { dealer_id } });
  const elevators = useCall(userElevators, { params: { user_id: dealer_id } });
  return {
    data:
      customers.data && elevators.data
        ? { customers: customers.data.results, elevators: elevators.data.results }
        : undefined,
    error: customers.error ?? elevators.error,
    retry: () => {
      if (!customers.data) customers.retry();
      if (!elevators.data) elevators.retry();
    },
  };
}
