import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { FirstStep } from '@smart-elevator/shared-api/contract/home/firstSteps';
import { msg } from '@smart-elevator/shared-ui/language/t';

/** A screen that a step leads to; it is left out while its remote is not deployed. */
interface FloorLink {
  label: string;
  to: () => string | undefined;
}

interface Floor {
  title: string;
  hint: string;
  /** The button of the step. */
  main: FloorLink;
  /** Other ways to do it. */
  others: readonly FloorLink[];
}

/** The floors of the first hour (R235). */
export const firstFloors: Readonly<Record<FirstStep, Floor>> = {
  company: {
    title: msg('Your company'),
    hint: msg('Its name, logo, address and tax number are on everything that you give to customers.'),
    main: { label: msg('Enter company'), to: () => linkTo('settings.page', { edit: 'company' }) },
    others: [],
  },
  technician: {
    title: msg('Your technicians'),
    hint: msg('Tickets and visits are assigned to them.'),
    main: {
      label: msg('Invite technician'),
      to: () => linkTo('people.inviteTechnician') ?? linkTo('people.addTechnician'),
    },
    others: [],
  },
  elevator: {
    title: msg('Customers and elevators'),
    hint: msg('A CSV file brings all of them at once.'),
    main: { label: msg('Import a file'), to: () => linkTo('people.customers') },
    others: [
      { label: msg('Add one customer'), to: () => linkTo('people.addCustomer') },
      { label: msg('Add one elevator'), to: () => linkTo('elevators.add') },
    ],
  },
  contract: {
    title: msg('First AMC contract'),
    hint: msg('It plans the visits and reminds you and your customer before it ends.'),
    main: { label: msg('Add contract'), to: () => linkTo('elevators.addContract') },
    others: [],
  },
  ticket: {
    title: msg('First ticket'),
    hint: msg('What is wrong, where, and who goes there.'),
    main: { label: msg('New ticket'), to: () => linkTo('tickets.newCall') ?? linkTo('tickets.create') },
    others: [],
  },
};
