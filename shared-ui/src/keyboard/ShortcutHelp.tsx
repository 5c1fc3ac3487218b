import { Dialog } from '../dialog/Dialog';
import { messages } from '../messages';
import { SHORTCUTS } from '../state/shortcuts';
import styles from './ShortcutHelp.module.css';

const NAMES = Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[];

/** Lists the shortcut keys. */
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
          {NAMES.map((name) => (
            <tr key={name}>
              <td>
                <kbd className={styles.key}>{SHORTCUTS[name]}</kbd>
              </td>
              <td>{messages.shortcutsDo[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{messages.shortcutsHint}</p>
    </Dialog>
  );
}
