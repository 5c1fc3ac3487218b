/** One section of each remote: its address and its heading. */
export interface Section {
  remote: string;
  /** In the main navigation. */
  label: string;
  path: string;
  title: string | RegExp;
}

/** Every remote by one of its sections. */
export const sections: readonly Section[] = [
  { remote: 'mf-tickets', label: 'All Issues', path: '/all_tech_issues', title: /All Issues/ },
  { remote: 'mf-people', label: 'Technicians', path: '/technicians', title: 'Technicians' },
  { remote: 'mf-elevators', label: 'Elevators', path: '/elevators', title: 'Elevators' },
  {
    remote: 'mf-customfields',
    label: 'Custom Fields',
    path: '/custom_fields_for',
    title: 'Custom Fields',
  },
  { remote: 'mf-settings', label: 'Settings', path: '/import', title: 'Settings' },
];

/** A section of another remote. */
export const otherSection = ({ remote }: Section): Section => {
  const other = sections.find((section) => section.remote !== remote && section.remote !== 'mf-customfields');
  if (!other) throw new Error('There is only one remote.');
  return other;
};
