import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { BuildingField, CustomerField, TechnicianField } from '../list/visitFilters';
import { messages } from '../messages';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';

const texts = messages.list;

/** The board has no cancelled visits; they are in the tray. */
const ON_BOARD = VISIT_STATES.filter((state) => state !== 'Cancelled');

interface BoardFilter {
  technician: string;
  technicianName: string;
  customer: string;
  customerName: string;
  building: string;
  state: string;
}

/** The filters of the board, as chips. */
export function boardFilters<Filter extends BoardFilter & { [Key in keyof Filter]: string }>({
  filter,
  setFilter,
}: Pick<ListState<Filter>, 'filter'> & {
  setFilter: (patch: Partial<BoardFilter>, how?: { push?: boolean }) => void;
}): ChipFilter[] {
  const { technician, technicianName, customer, customerName, building, state } = filter;
  const change = (patch: Partial<BoardFilter>) => setFilter(patch, { push: true });
  return [
    {
      name: 'technician',
      label: texts.technician,
      value: technician,
      text: technician ? technicianName || texts.chosenTechnician : '',
      onClear: () => change({ technician: '', technicianName: '' }),
      control: (done) => (
        <TechnicianField
          value={technician}
          name={technicianName}
          onChange={(id, name = '') => {
            change({ technician: id, technicianName: name });
            done();
          }}
        />
      ),
    },
    {
      name: 'building',
      label: texts.building,
      value: building,
      text: building,
      onClear: () => change({ building: '' }),
      control: (done) => (
        <BuildingField
          value={building}
          onChange={(next) => {
            change({ building: next });
            done();
          }}
        />
      ),
    },
    {
      name: 'customer',
      label: texts.customerName,
      value: customer,
      text: customer ? customerName || texts.chosenCustomer : '',
      onClear: () => change({ customer: '', customerName: '' }),
      control: (done) => (
        <CustomerField
          value={customer}
          name={customerName}
          onChange={(id, name = '') => {
            change({ customer: id, customerName: name });
            done();
          }}
        />
      ),
    },
    {
      name: 'state',
      label: texts.state,
      value: state,
      text: state ? t(STATE_LABELS[VISIT_STATES.find((known) => known === state) ?? 'Planned']) : '',
      onClear: () => change({ state: '' }),
      control: (done) => (
        <SelectField
          label={texts.state}
          placeholder={texts.anyState}
          value={state}
          options={ON_BOARD.map((value) => ({ value, label: t(STATE_LABELS[value]) }))}
          onChange={(next) => {
            change({ state: next });
            done();
          }}
          allowClear
        />
      ),
    },
  ];
}
