import { Dialog } from '../dialog/Dialog';
import { messages } from '../messages';
import { SHORTCUTS } from '../state/shortcuts';
import styles from './ShortcutHelp.module.css';

const lines = () => [
  { key: SHORTCUTS.search, does: messages.shortcutSearch },
  { key: SHORTCUTS.create, does: messages.shortcutNew },
  { key: SHORTCUTS.help, does: messages.shortcutHelp },
];

/** Lists the keys that work on every screen. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={messages.shortcuts} open={open} onClose={onClose}>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">{messages.shortcutKey}</th>
            <th scope="col">{messages.shortcutDoes}</th>
          </tr>
        </thead>
        <tbody>
          {lines().map(({ key, does }) => (
            <tr key={key}>
              <td>
                <kbd className={styles.key}>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{messages.shortcutsHint}</p>
    </Dialog>
  );
}
