import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about the elevators and contracts of one customer. */
export const messages = defineMessages({
  ownElevators: 'Elevators',
  allElevators: (count: number) => t('All elevators ({count})', { count }),
  noElevators: 'No elevators of this customer',
  noElevatorsHint: 'Choose the customer in the form of an elevator.',
  allContracts: (count: number) => t('All contracts ({count})', { count }),
  noContracts: 'No contracts of this customer',
  chosen: (name: string) => t('Customer: {name}', { name }),
});
