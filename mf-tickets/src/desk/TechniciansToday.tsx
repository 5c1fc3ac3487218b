import { linkTo } from '@smart-elevator/shared-api/client/links';
import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { TechnicianToday } from '@smart-elevator/shared-api/contract/home/desk';
import { readDesk } from '@smart-elevator/shared-api/contract/home/endpoints';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from './messages';

const nameOf = ({ username, full_name }: TechnicianToday) => full_name ?? username;

/** The technician's page, or the tickets without the remote that has it. */
const pageOf = ({ user_id, username }: TechnicianToday) =>
  linkTo('people.technician', { userId: user_id }) ??
  linkTo('tickets.ofTechnician', { technicianId: user_id, technicianName: username });

const columns = (here: unknown): Column<TechnicianToday>[] => [
  {
    key: 'name',
    title: t('Technician'),
    render: (technician) => (
      <>
        <TextLink to={pageOf(technician)} state={here}>
          {nameOf(technician)}
        </TextLink>
        {technician.phoneno ? (
          <div>
            <PhoneLink
              name={nameOf(technician)}
              number={technician.phoneno}
              href={phoneLink(technician.phoneno)}
            />
          </div>
        ) : null}
      </>
    ),
  },
  {
    key: 'visits',
    title: t('Visits done'),
    inCard: 'corner',
    nowrap: true,
    render: ({ visits, visits_done }) => (visits > 0 ? messages.done(visits_done, visits) : null),
  },
  {
    key: 'tickets',
    title: t('Tickets'),
    inCard: 'line',
    nowrap: true,
    render: ({ visits, open_tickets, late_tickets }) => (
      <>
        {visits + open_tickets === 0 ? messages.free : messages.open(open_tickets)}
        <CellDetail tone="red">{late_tickets > 0 ? messages.late(late_tickets) : undefined}</CellDetail>
      </>
    ),
  },
  {
    key: 'closed',
    title: t('Closed today'),
    inCard: 'hidden',
    align: 'end',
    render: ({ closed_today }) => formatCount(closed_today),
  },
  {
    key: 'day',
    title: t('Day sheet'),
    inCard: 'lineEnd',
    nowrap: true,
    screenOnly: true,
    render: (technician) => {
      const sheet = linkTo('people.technicianDay', { userId: technician.user_id });
      return sheet ? (
        <IconButton icon="print" label={messages.daySheet(nameOf(technician))} to={sheet} state={here} />
      ) : null;
    },
  },
];

/** What each technician has today and has done of it; nothing without such technicians, and on other back ends. */
export function TechniciansToday() {
  const here = useOriginState(t('Home'));
  const { data, loading } = useCall(readDesk, {});
  if (loading) return <Skeleton shape="table" rows={5} />;
  if (!data || data.technicians.length === 0) return null;
  return (
    <Panel title={t('Today by technician')}>
      <DataTable
        caption={t('Today by technician')}
        columns={columns(here)}
        rows={data.technicians}
        rowKey={({ user_id }) => user_id}
        bounded
      />
    </Panel>
  );
}
