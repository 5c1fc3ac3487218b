import { sentence } from '@smart-elevator/shared-ui/language/t';
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
    title: sentence('Add Contract'),
    submit: sentence('Add Contract'),
    done: sentence('Contract added successfully'),
  },
  {
    kind: 'edit',
    path: paths.editContract,
    title: sentence('Edit Contract'),
    submit: sentence('Update Contract'),
    done: sentence('Contract updated successfully'),
  },
  {
    kind: 'renew',
    path: paths.renewContract,
    title: sentence('Renew Contract'),
    submit: sentence('Renew Contract'),
    done: sentence('Contract renewed successfully'),
  },
];
