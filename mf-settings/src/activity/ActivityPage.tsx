import { ACTIVITY_KINDS } from '@smart-elevator/shared-api/contract/account/activity';
import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { hasText, MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import styles from './Activity.module.css';
import { activityColumns, kindLabels } from './activityColumns';
import { messages as texts } from './messages';

const NO_FILTER = { search: '', kind: '' };
const knownKind = (word: string) => ACTIVITY_KINDS.find((kind) => kind === word);
const RULES = { filter: { kind: (word: string) => knownKind(word) !== undefined } };

/** /activity: sign-ins, changes of access, and deletions; the newest first. */
export const ActivityPage = () => (
  <ListScreen
    title={messages.activity.title}
    breadcrumb={[{ label: messages.title, to: paths.settings }, { label: messages.activity.title }]}
    endpoint={activityList}
    toQuery={({ filter, search }) => {
      const kind = knownKind(filter.kind);
      return { ...(search ? { person: search } : {}), ...(kind ? { kind } : {}) };
    }}
    matches={(row, { filter, search }) =>
      hasText(row, ['done_by', 'done_by_full_name', 'about', 'about_full_name'], search) &&
      (filter.kind === '' || row.kind === filter.kind)
    }
    defaults={NO_FILTER}
    rules={RULES}
    pageSize={25}
    texts={texts}
    columns={activityColumns}
    rowKey={({ entry_id }) => entry_id}
    csv={{ name: 'activity', columns: activityColumns, pageSize: MAX_PAGE_SIZE, counted: texts.counted }}
    filters={{
      label: texts.filters,
      search: texts.person,
      active: ({ kind }) => (kind ? 1 : 0),
      fields: ({ filter, setFilter }) => (
        <SelectField
          label={texts.kind}
          placeholder={texts.anyKind}
          value={filter.kind}
          options={ACTIVITY_KINDS.map((kind) => ({ value: kind, label: t(kindLabels[kind]) }))}
          onChange={(kind) => setFilter({ kind }, { push: true })}
          allowClear
        />
      ),
    }}
    tools={({ buttons }) => (
      <div className={styles.tools} data-screen-only>
        {buttons}
      </div>
    )}
  />
);
