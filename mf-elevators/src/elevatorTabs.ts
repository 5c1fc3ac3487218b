import { paths } from '@smart-elevator/shared-ui/paths';

/** The screens under Elevators. */
export const elevatorTabs = [
  { label: 'Elevators', to: paths.elevators },
  { label: 'AMC Contracts', to: paths.contracts },
  { label: 'AMC Renewals', to: paths.renewals },
  { label: 'Calendar', to: paths.calendar },
] as const;
