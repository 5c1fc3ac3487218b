import type { StepGroup } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { msg, t } from '@smart-elevator/shared-ui/language/t';

/** The groups of a step; translate them where they are shown. */
export const GROUP_LABELS = {
  engineer: msg('The engineer of the lift'),
  dealer: msg('You'),
  on_call: msg('Who is on call'),
  technicians: msg('All technicians'),
} as const satisfies Record<StepGroup, string>;

/** The messages of what is set for emergencies. */
export const messages = defineMessages({
  settings: 'Settings',
  failed: 'What is set for emergencies could not be loaded',
  saved: 'Saved.',
  notSaved: (reason: string) => t('It was not saved. {reason}', { reason }),
  policy: {
    title: 'Escalation',
    hint: 'The steps of an alarm that nobody has taken yet. Each tells more people.',
    list: 'Steps in their order',
    step: (number: number) => t('Step {number}', { number }),
    wait: (minutes: number) =>
      t('{minutes, plural, one {then # minute of waiting} other {then # minutes of waiting}}', { minutes }),
    repeats: (repeats: number) =>
      t(
        '{repeats, plural, =0 {Then nobody else is told: you get a message that nobody has taken it.} one {All of it is repeated once. Then you get a message that nobody has taken it.} other {All of it is repeated # times. Then you get a message that nobody has taken it.}}',
        { repeats },
      ),
    add: 'Add a step',
    change: (number: number) => t('Change step {number}', { number }),
    up: (number: number) => t('Move step {number} up', { number }),
    remove: (number: number) => t('Remove step {number}', { number }),
    removed: (number: number) => t('Step {number} was removed.', { number }),
    told: 'Who is told',
    addTold: 'Add people',
    chosen: 'Chosen people',
    minutes: 'Minutes until the next step',
    submit: 'Save the step',
    gone: 'Somebody else has changed or removed this step meanwhile.',
    nobody: {
      title: (number: number) => t('Step {number}: nobody is told', { number }),
      on_call: 'Nobody is on call now.',
      technicians: 'There is no active technician.',
      people: 'The people of this step are deactivated or deleted.',
    },
    engineerOnly: 'It tells nobody for a lift without an engineer.',
  },
  texts: {
    title: 'Text messages',
    on: 'On: people who are notified of an alarm and have a phone number also get a text message.',
    off: 'Off: this installation has no gateway for text messages. People are told by mail and on their devices.',
  },
  rules: {
    title: 'Fire service and times',
    repeats: 'How often the steps are repeated',
    fireMinutes: 'Minutes until the console says to call the fire service',
    fireNumbers: 'Numbers of the fire service',
    fireHint: 'With commas between them.',
    handover: 'When a duty changes hands',
    recordsTests: 'Test calls are recorded: a lift without one for three days is a warning',
    submit: 'Save',
  },
  onCall: {
    title: 'On call',
    failed: 'The duties could not be loaded',
    next: 'Next',
    noNext: 'Nobody is planned.',
    since: (who: string, until: string) => t('{who}, until {until}', { who, until }),
    from: (who: string, from: string) => t('{who}, from {from}', { who, from }),
    duties: 'Duties',
    none: 'No duty is planned.',
    past: 'Duties of the last 14 days',
    inactive: 'Deactivated: is not told',
    gaps: (count: number) =>
      t(
        '{count, plural, one {# gap in the next 7 days: nobody is on call} other {# gaps in the next 7 days: nobody is on call}}',
        { count },
      ),
    times: (from: string, to: string) => `${from} – ${to}`,
    add: 'Add a duty',
    person: 'Person',
    fromDay: 'First day',
    fromTime: 'From',
    toDay: 'Last day',
    toTime: 'Until',
    submit: 'Add the duty',
    added: 'The duty was added.',
    end: (who: string) => t('End the duty of {who} now', { who }),
    delete: (who: string, from: string) => t('Delete the duty of {who} from {from}', { who, from }),
    endQuestion: 'Are you sure you want to end this duty now?',
    deleteQuestion: 'Are you sure you want to delete this duty?',
    endConfirm: 'End',
    ended: 'The duty is over.',
    deleted: 'The duty was deleted.',
    notEnded: (reason: string) => t('The duty could not be ended. {reason}', { reason }),
    kept: 'It stays known who was on call until now.',
    you: 'You',
  },
  tests: {
    title: 'Test calls',
    hint: 'Test calls are recorded on the page of a lift. They alarm nobody.',
    failed: 'The test calls could not be loaded',
    silent: (count: number) =>
      t(
        '{count, plural, one {# lift has had no test call for three days} other {# lifts have had no test call for three days}}',
        { count },
      ),
    last: (when: string) => t('last test {when}', { when }),
    none: 'No test call is recorded yet.',
    newest: 'The newest test calls',
    more: (count: number) => t('{count, plural, one {and # more} other {and # more}}', { count }),
  },
});
