import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the setting that leads to what is set for emergencies. */
export const settingMessages = defineMessages({
  title: 'Emergencies',
  hint: 'Who is told when a passenger is trapped, who is on call, and the fire service.',
  show: 'Show emergencies',
  now: 'On call now',
  nobodyNow: 'Nobody is on call now.',
});
