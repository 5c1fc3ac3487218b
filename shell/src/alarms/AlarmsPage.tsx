import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { alarmList } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { PageTools } from '@smart-elevator/shared-ui/page/PageTools';
import { paths, pathToAlarm } from '@smart-elevator/shared-ui/paths';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { SoundSetting } from '@smart-elevator/shared-ui/screens/safety/SoundSetting';
import { TrappedButton } from '@smart-elevator/shared-ui/screens/TrappedButton';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { clockText, EMPTY, placeOf } from './alarmText';
import { messages } from './messages';
import { RegisterButton } from './RegisterButton';

const texts = messages.list;

const COLUMNS: readonly Column<Alarm>[] = [
  {
    key: 'reported_at',
    title: msg('Reported'),
    nowrap: true,
    render: (alarm) => (
      <TextLink to={pathToAlarm(alarm.alarm_id)}>{formatDateTime(alarm.reported_at)}</TextLink>
    ),
  },
  { key: 'place', title: msg('Where'), render: placeOf },
  {
    key: 'state',
    title: msg('State'),
    render: (alarm) => {
      const [label, tone] = stateOf(alarm);
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
  {
    key: 'who',
    title: msg('Taken by'),
    render: ({ acknowledged_by }) => acknowledged_by?.name ?? EMPTY,
  },
  {
    key: 'took',
    title: msg('Until released'),
    nowrap: true,
    render: ({ reported_at, released_at }) =>
      released_at === null ? EMPTY : clockText(Date.parse(released_at) - Date.parse(reported_at)),
  },
  {
    key: 'ticket',
    title: msg('Ticket'),
    render: ({ ticket_key }) =>
      ticket_key ? (
        <TextLink to={linkTo('tickets.page', { ticketKey: ticket_key })}>{ticket_key}</TextLink>
      ) : (
        EMPTY
      ),
  },
];

function stateOf({ acknowledged_at, arrived_at, released_at, false_alarm }: Alarm): [string, Tone] {
  if (released_at !== null)
    return false_alarm ? [messages.page.falseAlarm, 'neutral'] : [texts.over, 'green'];
  if (arrived_at !== null) return [texts.there, 'blue'];
  return acknowledged_at === null ? [texts.open, 'red'] : [texts.taken, 'amber'];
}

const NO_FILTER = {};

/** /alarms: the people who are trapped, and those who were, the newest first (R1355). */
export function AlarmsPage() {
  return (
    <ListScreen
      title={texts.title}
      breadcrumb={[{ label: t('Home'), to: paths.home }, { label: texts.title }]}
      endpoint={alarmList}
      toQuery={() => ({})}
      matches={() => true}
      defaults={NO_FILTER}
      pageSize={25}
      texts={texts}
      whenEmpty={<TrappedButton />}
      columns={COLUMNS}
      rowKey={({ alarm_id }) => alarm_id}
      below={({ query }) => (query.loading ? null : <SoundSetting />)}
    >
      <PageTools>
        <RegisterButton />
      </PageTools>
    </ListScreen>
  );
}
