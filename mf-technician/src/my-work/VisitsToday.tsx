import { useList } from '@smart-elevator/shared-api/client/useList';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { messages } from '../messages';
import { useOutbox } from '../outbox/useOutbox';
import { visitWithUnsent } from '../outbox/withUnsent';
import { dayOf, useToday } from '../pack/today';
import { isOn, visitsAround } from '../pack/screenReads';
import { Kept } from '../parts/Kept';
import { VisitCard } from '../parts/VisitCard';

/** What has begun on a day before and is not over, then the visits of today in the order of the day: those with a time first, by it. */
export function VisitsToday() {
  const { items } = useOutbox();
  const today = useToday();
  const { data, ...query } = useList(visitList, visitsAround(today));
  const visits = data?.results
    .map((visit) => visitWithUnsent(visit, items))
    .filter((visit) => isOn(visit, today))
    .toSorted(inOrderOfDay);
  // What was read has the visits of its day and of the next one.
  const isUnknown = visits?.length === 0 && addDays(dayOf(query.at ?? 0), 1) < today;
  return (
    <Kept query={{ ...query, data: isUnknown ? undefined : visits }} failed={messages.visits.failed} rows={4}>
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState title={messages.visits.none} hint={messages.visits.noneHint} />
        ) : (
          <CardGrid label={messages.visits.title}>
            {shown.map((visit) => (
              <VisitCard key={visit.visit_id} visit={visit} withDay={visit.planned_day !== today} />
            ))}
          </CardGrid>
        )
      }
    </Kept>
  );
}

/** A time that nobody has fixed comes after every other. */
const orderOf = ({ planned_day, from_time }: VisitRow): string => planned_day + (from_time ?? '99:99');

const inOrderOfDay = (a: VisitRow, b: VisitRow): number =>
  orderOf(a).localeCompare(orderOf(b)) || a.visit_id - b.visit_id;
