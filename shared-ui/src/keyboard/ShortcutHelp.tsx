import { Dialog } from '../dialog/Dialog';
import { defineMessages } from '../language/defineMessages';
import { PALETTE_KEYS, SHORTCUTS, SUBMIT_KEYS } from '../state/shortcutKeys';
import styles from './ShortcutHelp.module.css';

/** Apart from the common messages, since the sign-in page needs none of them. */
const messages = defineMessages({
  title: 'Keyboard shortcuts',
  key: 'Key',
  does: 'Action',
  hint: 'Shortcuts do nothing while you type in a field. You can switch them off in Settings.',
  actions: {
    palette: 'Search the console',
    search: 'Go to the search of the list',
    create: 'Add a new ticket',
    next: 'Go to the next row, or to the next ticket',
    previous: 'Go to the previous row, or to the previous ticket',
    open: 'Open the row',
    edit: 'Edit the row, or the item of the page',
    select: 'Select the row',
    peek: 'Look at the row beside the list',
    submit: 'Save the form',
    help: 'Show this help',
  },
});

const NAMES = Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[];

/** The keys of each shortcut that works. */
const lines = (hasPalette: boolean) => [
  ...(hasPalette ? [{ key: PALETTE_KEYS, does: messages.actions.palette }] : []),
  ...NAMES.filter((name) => hasPalette || name !== 'palette').map((name) => ({
    key: SHORTCUTS[name],
    does: messages.actions[name],
  })),
  { key: SUBMIT_KEYS, does: messages.actions.submit },
];

interface ShortcutHelpProps {
  open: boolean;
  hasPalette: boolean;
  onClose: () => void;
}

/** Lists the shortcut keys. */
export function ShortcutHelp({ open, hasPalette, onClose }: ShortcutHelpProps) {
  return (
    <Dialog title={messages.title} open={open} onClose={onClose}>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">{messages.key}</th>
            <th scope="col">{messages.does}</th>
          </tr>
        </thead>
        <tbody>
          {lines(hasPalette).map(({ key, does }) => (
            <tr key={key}>
              <td>
                <kbd className={styles.key}>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{messages.hint}</p>
    </Dialog>
  );
}
