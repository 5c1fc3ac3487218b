import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about the elevators, contracts and reports of one customer. */
export const messages = defineMessages({
  dues: 'Dues',
  duesFailed: 'The dues could not be loaded',
  overdue: 'Elevators overdue',
  dueSoon: (days: number) => t('Elevators due within {days, plural, one {# day} other {# days}}', { days }),
  unpaid: (rupees: string) => t('AMC contracts not paid, {rupees}', { rupees }),
  buildings: 'Buildings',
  buildingsFailed: 'The buildings could not be loaded',
  visits: 'Visits',
  noVisits: 'No visits of this customer',
  noVisitsHint: 'Visits are planned for the buildings of AMC contracts, and for single elevators.',
  visitsFailed: 'The visits could not be loaded',
  noReports: 'No AMC reports of this customer',
  ownElevators: 'Elevators',
  allElevators: (count: number) => t('All elevators ({count})', { count }),
  noElevators: 'No elevators of this customer',
  noElevatorsHint: 'Choose the customer in the form of an elevator.',
  allContracts: (count: number) => t('All contracts ({count})', { count }),
  noContracts: 'No contracts of this customer',
  chosen: (name: string) => t('Customer: {name}', { name }),
});
