import type {
  ActivityEntry,
  ActivityKind,
  ActivityObject,
} from '@smart-elevator/shared-api/contract/account/activity';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { withLineBreaks } from '@smart-elevator/shared-ui/tag/withLineBreaks';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { deviceName } from '../sessions/deviceName';
import { messages as texts } from './messages';

export const kindLabels: Readonly<Record<ActivityKind, string>> = {
  sign_in: msg('Sign-in'),
  new_device: msg('New device'),
  session_ended: msg('Session ended'),
  password: msg('Password'),
  passcode: msg('Passcode'),
  role: msg('Role'),
  deletion: msg('Deletion'),
  export: msg('Export'),
};

/** The kinds to highlight. */
const TONES: Partial<Record<ActivityKind, Tone>> = { new_device: 'amber', deletion: 'red' };

const roleLabels: Readonly<Record<string, string>> = {
  DealerUser: msg('Dealer'),
  TechnicianUser: msg('Technician'),
  CustomerUser: msg('Customer'),
};

const objectTexts: Readonly<Record<ActivityObject, (name: string) => string>> = {
  ticket: texts.ticket,
  elevator: texts.elevator,
  person: texts.personDeleted,
  custom_field: texts.customField,
  contract: texts.contract,
  comment: texts.comment,
  view: texts.view,
  dealer_passcode: () => texts.dealerPasscode,
  password_reset: () => '',
};

/** The text of an entry, by its kind. */
export function detailOf(entry: ActivityEntry): string {
  const { kind, done_by, about, object, subject } = entry;
  const person = nameLabel(about ?? subject, entry.about_full_name);
  const other = about !== null && about !== done_by ? person : undefined;
  switch (kind) {
    case 'sign_in':
    case 'new_device':
      return deviceName(subject);
    case 'session_ended':
      return other === undefined ? deviceName(subject) : texts.sessionOf(deviceName(subject), other);
    case 'password':
      return other === undefined ? texts.ownPassword : texts.passwordOf(other);
    case 'passcode':
      return object === 'password_reset' ? texts.requestedFor(person) : texts.dealerPasscode;
    case 'role':
      return texts.role(person, t(roleLabels[subject] ?? subject));
    case 'deletion':
      return object ? objectTexts[object](object === 'person' ? person : subject) : subject;
    case 'export':
      // Those of the console are without the ending.
      return subject.includes('.') ? subject : `${subject}.csv`;
  }
}

/** A column whose cells and exported values are the same text. */
const textColumn = (key: string, title: string, text: (entry: ActivityEntry) => string) => ({
  key,
  title,
  text,
  render: (entry: ActivityEntry) => withLineBreaks(text(entry)),
});

export const activityColumns: readonly Column<ActivityEntry>[] = [
  { ...textColumn('at', msg('When'), ({ at }) => formatDateTime(at)), nowrap: true },
  {
    ...textColumn('kind', msg('Activity'), ({ kind }) => t(kindLabels[kind])),
    inCard: 'corner',
    render: ({ kind }) => <Tag tone={TONES[kind] ?? 'neutral'}>{t(kindLabels[kind])}</Tag>,
  },
  {
    key: 'done_by',
    title: msg('Person'),
    text: ({ done_by, done_by_full_name: name }) => (done_by ? nameLabel(done_by, name) : ''),
    render: ({ done_by, done_by_full_name: name }) =>
      done_by ? <PersonCell name={name} username={done_by} /> : null,
    inCard: 'foot',
  },
  { ...textColumn('detail', msg('Details'), detailOf), inCard: 'line' },
  { ...textColumn('address', msg('Network address'), ({ address }) => address), inCard: 'foot' },
];
