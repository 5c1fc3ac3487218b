import { ACTIVITY_FILTERS, type ActivityEntry } from '@smart-elevator/shared-api/contract/account/activity';
import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { matchesFilters } from '@smart-elevator/shared-api/contract/filterQuery';
import { hasText, MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import { activityColumns, kindLabels } from './activityColumns';
import { messages as texts } from './messages';

const PEOPLE = ['done_by', 'done_by_full_name', 'about', 'about_full_name'] as const;
const FILTERED = filteredBy(
  ACTIVITY_FILTERS,
  (row: ActivityEntry, query) =>
    hasText(row, PEOPLE, query.person ?? '') && matchesFilters(ACTIVITY_FILTERS, row, query),
);

/** /activity: sign-ins, changes of access, and deletions; the newest first. */
export const ActivityPage = () => (
  <ListScreen
    title={messages.activity.title}
    breadcrumb={[{ label: messages.title, to: paths.settings }, { label: messages.activity.title }]}
    endpoint={activityList}
    {...FILTERED}
    pageSize={25}
    texts={texts}
    columns={activityColumns}
    rowKey={({ entry_id }) => entry_id}
    csv={{ name: 'activity', columns: activityColumns, pageSize: MAX_PAGE_SIZE, counted: texts.counted }}
    filters={{
      label: texts.filters,
      search: texts.person,
      ...filterControls(ACTIVITY_FILTERS, {
        kind: { label: texts.kind, placeholder: texts.anyKind, labels: kindLabels },
      }),
    }}
  />
);
