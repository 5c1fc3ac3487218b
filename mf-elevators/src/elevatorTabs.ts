import { isNotOffered } from '@smart-elevator/shared-api/client/notOffered';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from './paths';

/** The screens under Elevators, without those that the server is known not to offer. */
export const elevatorTabs = () => ({
  label: t('Elevators'),
  tabs: [
    { label: t('Elevators'), to: paths.elevators },
    { label: t('AMC Contracts'), to: paths.contracts, needs: contractList },
    { label: t('AMC Renewals'), to: paths.renewals, needs: contractList },
    { label: t('Calendar'), to: paths.calendar, needs: maintenanceCalendar },
  ].filter(({ needs }) => !needs || !isNotOffered(needs)),
});
