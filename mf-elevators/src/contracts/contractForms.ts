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
    title: 'Add Contract',
    submit: 'Add Contract',
    done: 'Contract added successfully',
  },
  {
    kind: 'edit',
    path: paths.editContract,
    title: 'Edit Contract',
    submit: 'Update Contract',
    done: 'Contract updated successfully',
  },
  {
    kind: 'renew',
    path: paths.renewContract,
    title: 'Renew Contract',
    submit: 'Renew Contract',
    done: 'Contract renewed successfully',
  },
];
