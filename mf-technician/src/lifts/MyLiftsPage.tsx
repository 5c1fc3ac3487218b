import { useUserId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { useState } from 'react';
import { liftsOf } from '../pack/screenReads';
import { Kept } from '../parts/Kept';
import { PhonePage } from '../parts/PhonePage';
import { liftPath } from '../paths';
import { liftMessages as texts } from './messages';
import { ScanLift } from './ScanLift';

/** /my_work/lifts: the lifts of the technician, by search or by the code on the label (R1401). */
export function MyLiftsPage() {
  const [search, setSearch] = useState('');
  const user_id = useUserId();
  const found = useList(userElevators, liftsOf(user_id, search));
  const all = useList(userElevators, liftsOf(user_id));
  const query = found.data ? found : searchKept(found, all, liftsOf(user_id, search).matches);
  return (
    <PhonePage title={texts.title}>
      <SearchBox label={texts.search} value={search} onSearch={setSearch} />
      <ScanLift />
      <Kept query={query} failed={texts.failed} rows={4}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              title={search === '' ? texts.none : texts.noMatches}
              hint={search === '' ? texts.noneHint : undefined}
            />
          ) : (
            <CardGrid label={texts.title}>
              {results.map(({ elevator_id, elevator_name, building_name, elevator_address }) => (
                <Card
                  key={elevator_id}
                  title={elevator_name}
                  to={liftPath(elevator_id)}
                  subtitle={[building_name, elevator_address].filter(Boolean).join(', ')}
                />
              ))}
            </CardGrid>
          )
        }
      </Kept>
    </PhonePage>
  );
}

type Lifts = ReturnType<typeof useList<typeof userElevators>>;

/** Without a network the search is in the lifts that the phone keeps. */
function searchKept(found: Lifts, all: Lifts, matches: ReturnType<typeof liftsOf>['matches']): Lifts {
  if (found.error === undefined || !all.data) return found;
  const results = all.data.results.filter(matches);
  return { ...found, data: { ...all.data, results, count: results.length }, at: all.at ?? 0 };
}
