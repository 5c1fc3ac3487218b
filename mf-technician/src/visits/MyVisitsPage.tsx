import { useList } from '@smart-elevator/shared-api/client/useList';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { matchesVisit } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useToday } from '../pack/today';
import { useOutbox } from '../outbox/useOutbox';
import { visitWithUnsent } from '../outbox/withUnsent';
import { Kept } from '../parts/Kept';
import phone from '../parts/Phone.module.css';
import { PhonePage } from '../parts/PhonePage';
import { VisitCard } from '../parts/VisitCard';
import { listMessages as texts } from './messages';

/** Days before and after today. */
const DAYS = 30;

/** /my_work/visits: the visits of the days ahead, and of the past ones (R1400). */
export function MyVisitsPage() {
  const today = useToday();
  return (
    <PhonePage title={texts.title}>
      <Visits
        title={texts.coming}
        from={addDays(today, 1)}
        to={addDays(today, DAYS)}
        ordering="planned_day"
      />
      <Visits
        title={texts.past}
        from={addDays(today, -DAYS)}
        to={addDays(today, -1)}
        ordering="-planned_day"
      />
    </PhonePage>
  );
}

interface VisitsProps {
  title: string;
  from: string;
  to: string;
  ordering: 'planned_day' | '-planned_day';
}

function Visits({ title, from, to, ordering }: VisitsProps) {
  const { items } = useOutbox();
  const filter = { planned_from: from, planned_to: to };
  const query = useList(visitList, {
    base: { ordering },
    filter,
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: (row) => matchesVisit(row, filter),
  });
  return (
    <Panel title={title}>
      <Kept query={query} failed={texts.failed} rows={4}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={phone.detail}>{texts.none}</p>
          ) : (
            <CardGrid label={title}>
              {results.map((visit) => (
                <VisitCard key={visit.visit_id} visit={visitWithUnsent(visit, items)} withDay quiet />
              ))}
            </CardGrid>
          )
        }
      </Kept>
    </Panel>
  );
}
