import { msg } from '@smart-elevator/shared-ui/language/t';

/** Of a new contract, a change, or a renewal. */
export type ContractFormKind = 'add' | 'edit' | 'renew';

/** The properties of one contract form; `ContractFormPage` renders them all. */
export interface ContractFormVariant {
  kind: ContractFormKind;
  title: string;
  submit: string;
  /** The message after saving. */
  done: string;
}

/** The forms of a contract. */
export const contractForms: Readonly<Record<ContractFormKind, ContractFormVariant>> = {
  add: {
    kind: 'add',
    title: msg('Add Contract'),
    submit: msg('Add Contract'),
    done: msg('Contract added successfully'),
  },
  edit: {
    kind: 'edit',
    title: msg('Edit Contract'),
    submit: msg('Update Contract'),
    done: msg('Contract updated successfully'),
  },
  renew: {
    kind: 'renew',
    title: msg('Renew Contract'),
    submit: msg('Renew Contract'),
    done: msg('Contract renewed successfully'),
  },
};
