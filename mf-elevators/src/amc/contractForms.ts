import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';

/** What a form of a contract has of its own; `ContractFormPage` draws them all. */
export interface ContractFormVariant {
  kind: 'add' | 'edit' | 'renew';
  path: string;
  title: string;
  submit: string;
  /** What is said when it is stored. */
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
