import type {
  TechnicianDay,
  TechnicianElevator,
} from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from './messages';
import { placeColumn } from './placeColumn';

/** The colours of the maintenance states, as in the lists of elevators. */
const TONES = { Completed: 'green', InDue: 'amber', OverDue: 'red' } as const;

const columns = (): Column<TechnicianElevator>[] => [
  // The title of a card on a phone.
  { ...placeColumn(), inCard: undefined },
  {
    key: 'state',
    title: messages.columns.state,
    inCard: 'corner',
    nowrap: true,
    render: ({ main_state }) => <Tag tone={TONES[main_state]}>{t(main_state)}</Tag>,
  },
  {
    key: 'due',
    title: messages.columns.due,
    inCard: 'lineEnd',
    nowrap: true,
    render: ({ main_due_date }) => formatDay(main_due_date),
  },
];

/** The elevators of which the technician is the engineer. */
export const TechnicianElevators = ({ week: { elevators, work } }: { week: TechnicianDay }) => (
  <Panel title={messages.elevators(work.elevators)}>
    {elevators.length === 0 ? (
      <p>{messages.noElevators}</p>
    ) : (
      <DataTable
        caption={messages.allElevators}
        columns={columns()}
        rows={elevators}
        rowKey={({ elevator_id }) => elevator_id}
        bounded
      />
    )}
  </Panel>
);
