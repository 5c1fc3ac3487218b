import { linkTo } from '@smart-elevator/shared-api/client/links';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { paths } from './paths';

const OWN_SCREENS = [
  { title: msg('Buildings'), to: paths.buildings, needs: elevatorBuildings },
  { title: msg('AMC Contracts'), to: paths.contracts, needs: contractList },
  { title: msg('AMC Renewals'), to: paths.renewals, needs: contractList },
  { title: msg('Who owes money'), to: paths.receivables, needs: receivables },
  { title: msg('Calendar'), to: paths.calendar, needs: maintenanceCalendar },
];

/** Our own screens under Elevators, without those that the server is known not to offer. */
export const offeredScreens = () => OWN_SCREENS.filter(({ needs }) => !isUnsupported(needs));

/** The tabs of the screens under Elevators. */
export const elevatorTabs = () => ({
  label: t('Elevators'),
  tabs: [
    { label: t('Elevators'), to: paths.elevators },
    ...offeredScreens().map(({ title, to }) => ({ label: t(title), to })),
    ...visitsTab(),
  ],
});

/** The tab of the visits, which another remote shows. */
function visitsTab() {
  const to = isUnsupported(visitList) ? undefined : linkTo('visits.list', {});
  return to ? [{ label: t('Visits'), to }] : [];
}
