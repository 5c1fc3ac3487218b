import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDateTime, formatDay } from '@smart-elevator/shared-ui/format/date';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import { CustomerCell } from '../CustomerCell';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { STATE_LABELS, windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { liftsText, personText, shortName } from '../visitText';
import { VisitTag } from '../VisitTag';

const liftNames = ({ lifts }: VisitRow) => lifts.map(({ elevator_name }) => elevator_name);

/** The columns of the list of visits, in their order. */
export const visitColumns: readonly Column<VisitRow>[] = [
  {
    key: 'planned_day',
    title: msg('Planned day'),
    sort: 'planned_day',
    nowrap: true,
    render: (visit) => <DayOfVisit visit={visit} />,
    text: ({ planned_day }) => formatDay(planned_day),
  },
  {
    key: 'building_name',
    title: msg('Building'),
    sort: 'building_name',
    inCard: 'line',
    render: ({ building_name, elevator_address }) => (
      <>
        <TextLink to={linkTo('elevators.list', { view: 'table', building: building_name })}>
          {building_name}
        </TextLink>
        <CellDetail>{elevator_address}</CellDetail>
      </>
    ),
    text: ({ building_name }) => building_name,
  },
  {
    key: 'lifts',
    title: msg('Elevators'),
    inCard: 'lineEnd',
    render: (visit) => <span title={liftNames(visit).join(', ')}>{liftsText(liftNames(visit))}</span>,
    text: (visit) => liftNames(visit).join(', '),
  },
  {
    key: 'technicians',
    title: msg('Technicians'),
    inCard: 'foot',
    render: ({ technicians }) =>
      technicians.length > 0 ? technicians.map(shortName).join(', ') : messages.nobody,
    text: ({ technicians }) => technicians.map(personText).join(', '),
  },
  {
    key: 'state',
    title: msg('State'),
    sort: 'state',
    nowrap: true,
    inCard: 'corner',
    render: ({ state }) => <VisitTag state={state} />,
    text: ({ state }) => t(STATE_LABELS[state]),
  },
  {
    key: 'promised_day',
    title: msg('Promised day'),
    sort: 'promised_day',
    nowrap: true,
    inCard: 'hidden',
    render: ({ promised_day }) => formatDay(promised_day),
    text: ({ promised_day }) => formatDay(promised_day),
  },
  {
    key: 'customer',
    title: msg('Customer'),
    inCard: 'hidden',
    render: (visit) => <CustomerCell visit={visit} />,
    text: ({ customer_name, customer_full_name }) => customer_full_name || (customer_name ?? ''),
  },
];

const plain = (key: string, title: string, text: (visit: VisitRow) => string): Column<VisitRow> => ({
  key,
  title,
  render: text,
  text,
});

/** The columns of the exported file: those of the list, and what a page has besides. */
export const exportedColumns: readonly Column<VisitRow>[] = [
  ...visitColumns,
  plain('elevator_address', msg('Address'), ({ elevator_address }) => elevator_address),
  plain('window', msg('Time'), windowText),
  plain('estimate_minutes', msg('Estimate in minutes'), ({ estimate_minutes }) => String(estimate_minutes)),
  plain('done_at', msg('Done at'), ({ done_at }) => formatDateTime(done_at)),
  plain('note', msg('Note'), ({ note }) => note),
];

/** The planned day, which opens the visit, and its window. */
function DayOfVisit({ visit }: { visit: VisitRow }) {
  const { visit_id, planned_day, building_name } = visit;
  const here = useOriginState(messages.title);
  return (
    <>
      <Link
        to={pathTo.visit(visit_id)}
        state={here}
        aria-keyshortcuts={SHORTCUTS.open}
        aria-label={messages.open(building_name, formatDay(planned_day))}
      >
        {formatDay(planned_day)}
      </Link>
      <CellDetail>{windowText(visit)}</CellDetail>
    </>
  );
}
