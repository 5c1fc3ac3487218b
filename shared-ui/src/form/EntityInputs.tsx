import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { t } from '../language/t';
import { FieldInput } from './FieldInput';

type InputProps = ComponentProps<typeof FieldInput>;

interface EntityInputsProps<Name extends string> {
  /** The rows of the entity's table. */
  fields: Readonly<Record<Name, { label: string; kind: string; values?: readonly string[] }>>;
  /** The inputs, in their order. */
  names: readonly Name[];
  /** All are, unless given. */
  isRequired?: (name: Name) => boolean;
  /** Another input than that of the kind, or props in addition. */
  special?: {
    readonly [One in Name]?:
      | ((bound: { name: One; label: string; required: boolean }) => ReactNode)
      | Partial<InputProps>;
  };
}

/** The inputs of the fields of an entity, by their kinds. */
export const EntityInputs = <Name extends string>(props: EntityInputsProps<Name>) => {
  const { fields, names, isRequired = () => true, special } = props;
  return names.map((name) => {
    const { label, kind, values } = fields[name];
    const bound = { name, label: t(label), required: isRequired(name) };
    const own = special?.[name];
    if (typeof own === 'function') return <Fragment key={name}>{own(bound)}</Fragment>;
    return <FieldInput key={name} {...bound} kind={kind} values={values} {...own} />;
  });
};
