import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '../paths';

/** The properties of one contract form; `ContractFormPage` renders them all. */
export interface ContractFormVariant {
  kind: 'add' | 'edit' | 'renew';
  path: string;
  title: string;
  submit: string;
  /** The message after saving. */
  done: string;
}

/** The forms of a contract. */
export const contractForms: readonly ContractFormVariant[] = [
  {
    kind: 'add',
    path: paths.addContract,
    title: msg('Add Contract'),
    submit: msg('Add Contract'),
    done: msg('Contract added successfully'),
  },
  {
    kind: 'edit',
    path: paths.editContract,
    title: msg('Edit Contract'),
    submit: msg('Update Contract'),
    done: msg('Contract updated successfully'),
  },
  {
    kind: 'renew',
    path: paths.renewContract,
    title: msg('Renew Contract'),
    submit: msg('Renew Contract'),
    done: msg('Contract renewed successfully'),
  },
];
