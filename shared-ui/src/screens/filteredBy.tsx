import type { ComponentProps, ReactNode } from 'react';
import {
  choicesOf,
  emptyFilter,
  filterQuery,
  filterRules,
  type AddressFilter,
} from '@smart-elevator/shared-api/contract/filterQuery';
import type { FilterQuery, ListFilters } from '@smart-elevator/shared-api/contract/listFilters';
import type { ChipFilter } from '../filter/FilterChips';
import { SelectField } from '../filter/SelectField';
import { t } from '../language/t';
import type { ListState } from '../state/useListState';
import type { ListRequest } from './listInput';

/** The order of a list: its columns, and the order that is sent if the address has none. */
interface Order<Name extends string> {
  orderings?: readonly Name[];
  usual?: Name | `-${Name}`;
}

/** A list by the table of its filters: its address, its query, and the comparison of a row. Constant for a list. */
export const filteredBy = <F extends ListFilters, Row, Name extends string = never>(
  filters: F,
  matches: (row: Row, query: FilterQuery<F>, address: AddressFilter<F>) => boolean,
  { orderings, usual }: Order<Name> = {},
) => ({
  defaults: emptyFilter(filters),
  rules: { filter: filterRules(filters), orderings },
  toQuery: ({ filter, ordering = usual }: ListRequest<AddressFilter<F>, Name>) => ({
    ...filterQuery(filters, filter),
    ...(ordering ? { ordering } : {}),
  }),
  matches: (row: Row, { filter }: ListRequest<AddressFilter<F>, Name>) =>
    matches(row, filterQuery(filters, filter), filter),
});

interface Choice extends Pick<ComponentProps<typeof SelectField>, 'label' | 'placeholder'> {
  /** The labels of the values that are no labels themselves. */
  labels?: Readonly<Record<string, string>>;
}

/** Another control, with the label of its filter. */
export interface LabelledControl {
  label: string;
  /** What a chip and an empty list say for an id if the address has no name of it. */
  unnamed?: string;
  /** `name` is that of an id. */
  control: (chosen: {
    value: string;
    name: string;
    onChange: (value: string, name?: string) => void;
  }) => ReactNode;
}

type AnyControl = Choice | LabelledControl;

type Texts = Readonly<Record<string, string>>;

/** The chips of the filters of a list, in their order, for its `filters`. */
export function filterControls<F extends ListFilters>(
  filters: F,
  controls: { readonly [Name in keyof F & string]?: AnyControl | undefined },
) {
  const shown = Object.entries<AnyControl | undefined>(controls).flatMap(([name, control]) => {
    const filter = filters[name];
    return filter && control ? [{ filter, control, address: filter.address ?? name }] : [];
  });
  const textOf = (chosen: Texts, control: AnyControl, address: string) =>
    chosen[`${address}Name`] || wordOf(control, chosen[address] ?? '');
  return {
    applied: (chosen: Texts) =>
      shown.flatMap(({ control, address }) =>
        chosen[address] ? [`${control.label}: ${textOf(chosen, control, address)}`] : [],
      ),
    chips: ({ filter: chosen, setFilter }: ListState<Texts>): ChipFilter[] =>
      shown.map(({ filter, control, address }) => {
        const value = chosen[address] ?? '';
        const change = (next: string, name?: string) =>
          setFilter(
            { [address]: next, ...(filter.kind === 'id' ? { [`${address}Name`]: name } : {}) },
            { push: true },
          );
        return {
          name: address,
          label: control.label,
          value,
          text: textOf(chosen, control, address),
          onClear: () => change('', ''),
          control: (done) => {
            const onChange = (next: string, name?: string) => {
              change(next, name);
              done();
            };
            if ('control' in control)
              return control.control({ value, name: chosen[`${address}Name`] ?? '', onChange });
            return (
              <SelectField
                label={control.label}
                placeholder={control.placeholder}
                value={value}
                options={choicesOf(filter).map((one) => ({
                  value: one,
                  label: t(control.labels?.[one] ?? one),
                }))}
                onChange={(next) => onChange(next)}
                allowClear
              />
            );
          },
        };
      }),
  };
}

function wordOf(control: AnyControl, value: string): string {
  if ('control' in control) return control.unnamed ?? value;
  return t(control.labels?.[value] ?? value);
}
