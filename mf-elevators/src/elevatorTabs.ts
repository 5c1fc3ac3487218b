import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';

/** The screens under Elevators. */
export const elevatorTabs = () => ({
  label: t('Elevators'),
  tabs: [
    { label: t('Elevators'), to: paths.elevators },
    { label: t('AMC Contracts'), to: paths.contracts },
    { label: t('AMC Renewals'), to: paths.renewals },
    { label: t('Calendar'), to: paths.calendar },
  ],
});
