import { useUserId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { matchesElevatorFilter } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { PhonePage } from '../parts/PhonePage';
import { liftPath } from '../paths';
import { liftMessages as texts } from './messages';
import { ScanLift } from './ScanLift';

/** /my_work/lifts: the lifts of the technician, by search or by the code on the label (R1401). */
export function MyLiftsPage() {
  const [search, setSearch] = useState('');
  const filter = search === '' ? {} : { search, search_in: 'all' as const };
  const query = useList(userElevators, {
    params: { user_id: useUserId() },
    filter,
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: (row) => matchesElevatorFilter(row, filter),
  });
  return (
    <PhonePage title={texts.title}>
      <SearchBox label={texts.search} value={search} onSearch={setSearch} />
      <ScanLift />
      <Loaded query={query} failed={texts.failed} rows={4}>
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
      </Loaded>
    </PhonePage>
  );
}
