import { useList } from '@smart-elevator/shared-api/client/useList';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { messages } from '../messages';
import { useOutbox } from '../outbox/useOutbox';
import { visitWithUnsent } from '../outbox/withUnsent';
import { useToday } from '../pack/today';
import { visitsOn } from '../pack/visitsOn';
import { Kept } from '../parts/Kept';
import { VisitCard } from '../parts/VisitCard';

/** The visits of today in the order of the day: those with a time first, by it. */
export function VisitsToday() {
  const { items } = useOutbox();
  const query = useList(visitList, visitsOn(useToday()));
  return (
    <Kept query={query} failed={messages.visits.failed} rows={4}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={messages.visits.none} hint={messages.visits.noneHint} />
        ) : (
          <CardGrid label={messages.visits.title}>
            {results.toSorted(inOrderOfDay).map((visit) => (
              <VisitCard key={visit.visit_id} visit={visitWithUnsent(visit, items)} />
            ))}
          </CardGrid>
        )
      }
    </Kept>
  );
}

/** A time that nobody has fixed comes after every other. */
const ANY_TIME = '99:99';

const inOrderOfDay = (a: VisitRow, b: VisitRow): number =>
  (a.from_time ?? ANY_TIME).localeCompare(b.from_time ?? ANY_TIME) || a.visit_id - b.visit_id;
