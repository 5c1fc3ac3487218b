import { useList, type ListInput } from '@smart-elevator/shared-api/client/useList';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useToday } from '../pack/today';
import { visitsWithin } from '../pack/screenReads';
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
        input={visitsWithin('coming', today, [1, DAYS])}
        isShown={(day) => day > today}
      />
      <Visits
        title={texts.past}
        // With those of today, which are past ones tomorrow, when there may be no network.
        input={visitsWithin('past', today, [-DAYS, 0], '-planned_day')}
        isShown={(day) => day < today}
      />
    </PhonePage>
  );
}

interface VisitsProps {
  title: string;
  input: ListInput<typeof visitList>;
  /** What was read on a day before has other days, too. */
  isShown: (planned_day: string) => boolean;
}

function Visits({ title, input, isShown }: VisitsProps) {
  const { items } = useOutbox();
  const query = useList(visitList, input);
  return (
    <Panel title={title}>
      <Kept query={query} failed={texts.failed} rows={4}>
        {({ results }) => {
          const shown = results.filter(({ planned_day }) => isShown(planned_day));
          return shown.length === 0 ? (
            <p className={phone.detail}>{texts.none}</p>
          ) : (
            <CardGrid label={title}>
              {shown.map((visit) => (
                <VisitCard key={visit.visit_id} visit={visitWithUnsent(visit, items)} withDay quiet />
              ))}
            </CardGrid>
          );
        }}
      </Kept>
    </Panel>
  );
}
