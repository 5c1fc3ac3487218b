import { say } from '@smart-elevator/shared-ui/language/say';
import { paths } from '@smart-elevator/shared-ui/paths';

/** The screens under Elevators. */
export const elevatorTabs = () => ({
  label: say('Elevators'),
  tabs: [
    { label: say('Elevators'), to: paths.elevators },
    { label: say('AMC Contracts'), to: paths.contracts },
    { label: say('AMC Renewals'), to: paths.renewals },
    { label: say('Calendar'), to: paths.calendar },
  ],
});
