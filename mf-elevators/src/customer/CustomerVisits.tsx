import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { CustomerVisits as Row } from '@smart-elevator/shared-api/contract/visits/customerVisits';
import { visitsByBuilding } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import { messages as amcMessages } from '../amc/messages';
import { messages as texts } from '../customerMessages';
import { CustomerList, type CustomerPart } from './CustomerList';

/** '12 visits promised: 7 done, 1 missed, 4 planned.'; nothing without a running contract, and of a server that does not count. */
function promisedText({
  visits_promised,
  visits_done = 0,
  visits_missed = 0,
  visits_planned = 0,
}: Row): string {
  if (!visits_promised) return '';
  return amcMessages.visits.counts(visits_promised, visits_done, visits_missed, visits_planned);
}

/**
 * The visits of a customer by building: the next one, the one done last, the missed ones, and what running contracts promise, as on their
 * pages (R1331).
 */
export function CustomerVisits({ customerId, title }: CustomerPart) {
  const here = useOriginState(title);
  const to = (building: string, state?: string) =>
    linkTo('visits.list', {
      customer: customerId,
      customerName: title,
      building,
      ...(state ? { state } : {}),
    });
  const dayColumn = (
    key: 'next_day' | 'done_at',
    id: 'next_visit_id' | 'done_visit_id',
    heading: string,
  ): Column<Row> => ({
    key,
    title: heading,
    nowrap: true,
    render: ({ [key]: day, [id]: visitId, building_name }) => {
      const page = visitId === null ? undefined : linkTo('visits.page', { visitId });
      const shown = formatDay(day);
      if (!page) return shown;
      return (
        <Link to={page} state={here} aria-label={[shown, t(heading), building_name].join(', ')}>
          {shown}
        </Link>
      );
    },
    text: ({ [key]: day }) => formatDay(day),
  });
  const columns: Column<Row>[] = [
    {
      key: 'building_name',
      title: msg('Building'),
      render: ({ building_name }) => <TextLink to={to(building_name)}>{building_name}</TextLink>,
      text: ({ building_name }) => building_name,
    },
    dayColumn('next_day', 'next_visit_id', msg('Next visit')),
    dayColumn('done_at', 'done_visit_id', msg('Last visit')),
    {
      key: 'missed',
      title: msg('Missed'),
      align: 'end',
      render: ({ building_name, missed }) => (
        <CountLink
          count={missed}
          to={missed > 0 ? to(building_name, 'Missed') : undefined}
          of={[building_name, t('Missed')]}
        />
      ),
      text: ({ missed }) => String(missed),
    },
    {
      key: 'visits_promised',
      title: msg('Running contracts'),
      render: (row) => {
        const text = promisedText(row);
        return text ? <TextLink to={to(row.building_name)}>{text}</TextLink> : null;
      },
      text: promisedText,
    },
  ];
  return (
    <CustomerList
      title={texts.visits}
      endpoint={visitsByBuilding}
      base={{ customer: customerId }}
      columns={columns}
      rowKey={({ building_name }) => building_name}
      texts={{ none: texts.noVisits, noneHint: texts.noVisitsHint, failed: texts.visitsFailed }}
    />
  );
}
