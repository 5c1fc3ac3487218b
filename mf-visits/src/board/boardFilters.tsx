import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { BuildingField, TechnicianField } from '../list/visitFilters';
import { messages } from '../messages';

const texts = messages.list;

interface BoardFilter {
  technician: string;
  technicianName: string;
  building: string;
}

/** The filters of the board, as chips. */
export function boardFilters<Filter extends BoardFilter & { [Key in keyof Filter]: string }>({
  filter,
  setFilter,
}: Pick<ListState<Filter>, 'filter'> & {
  setFilter: (patch: Partial<BoardFilter>, how?: { push?: boolean }) => void;
}): ChipFilter[] {
  const { technician, technicianName, building } = filter;
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
  ];
}
