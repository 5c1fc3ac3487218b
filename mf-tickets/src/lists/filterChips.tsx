import { parseDays } from '@smart-elevator/shared-api/contract/filterQuery';
import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';
import { fieldLabel, fieldText } from '../ticketText';
import { FilterFieldInput } from './FilterFields';
import { isFieldFilter, type FilterField, type TicketListFilter } from './ticketListFilter';
import { usePerson } from './usePersonTitle';

type ChipName = Exclude<FilterField, 'search'>;

/** The chips of a list's filters, in its order. */
export const filterChips = (
  names: readonly FilterField[],
  filter: TicketListFilter,
  onChange: (patch: Partial<TicketListFilter>) => void,
  /** Called by the button of a chip that is on. */
  onClear = onChange,
): ChipFilter[] =>
  names
    .filter((name) => name !== 'search')
    .map((name) => ({
      name,
      label: labelOf(name),
      value: filter[name],
      text: filter[name] === '' ? '' : textOf(name, filter[name]),
      staysOpen: name === 'text' || name === 'opened',
      onClear: () => onClear({ [name]: '' }),
      control: (done) => (
        <FilterFieldInput
          name={name}
          value={filter[name]}
          onChange={(value) => {
            onChange({ [name]: value });
            done();
          }}
        />
      ),
    }));

function labelOf(name: ChipName): string {
  if (isFieldFilter(name)) return fieldLabel(name);
  if (name === 'from') return t('From Date');
  if (name === 'to') return t('To Date');
  if (name === 'assignee') return fieldLabel('assignee');
  if (name === 'elevator') return fieldLabel('elevator_id');
  if (name === 'building') return t('Building');
  if (name === 'text') return t('Text');
  return fieldLabel(name === 'late' ? 'target_date' : 'create_date');
}

function textOf(name: ChipName, value: string) {
  if (isFieldFilter(name)) return fieldText(name, value);
  if (name === 'from' || name === 'to') return formatDay(value);
  if (name === 'opened') return formatDateRange(parseDays(value));
  if (name === 'late') return messages.presets.late;
  return name === 'assignee' ? <TechnicianName username={value} /> : value;
}

/** Their name, as soon as it is known. */
function TechnicianName({ username }: { username: string }) {
  const { person } = usePerson('technician', username);
  return <>{person?.label ?? t(username)}</>;
}
