import { defineMessages } from '../language/defineMessages';

/** The texts of the help for the shortcut keys. */
export const shortcutMessages = defineMessages({
  title: 'Keyboard shortcuts',
  key: 'Key',
  does: 'What it does',
  hint: 'Shortcuts do nothing while you type in a field. You can switch them off in Settings.',
  actions: {
    palette: 'Search the console',
    search: 'Go to the search of the list',
    create: 'Add a new ticket',
    next: 'Go to the next row, or to the next ticket',
    previous: 'Go to the previous row, or to the previous ticket',
    open: 'Open the row',
    edit: 'Edit the row',
    select: 'Select the row',
    help: 'Show this help',
  },
});
