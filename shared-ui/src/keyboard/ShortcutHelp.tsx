import { Dialog } from '../dialog/Dialog';
import { messages } from '../messages';
import { PALETTE_KEYS, SHORTCUTS } from '../state/shortcuts';
import styles from './ShortcutHelp.module.css';

const lines = (hasPalette: boolean) => [
  ...(hasPalette
    ? [PALETTE_KEYS, SHORTCUTS.palette].map((key) => ({ key, does: messages.shortcutPalette }))
    : []),
  { key: SHORTCUTS.search, does: messages.shortcutSearch },
  { key: SHORTCUTS.create, does: messages.shortcutNew },
  { key: SHORTCUTS.help, does: messages.shortcutHelp },
];

interface ShortcutHelpProps {
  open: boolean;
  hasPalette: boolean;
  onClose: () => void;
}

/** Lists the keys that work on every screen. */
export function ShortcutHelp({ open, hasPalette, onClose }: ShortcutHelpProps) {
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
      <p className={styles.hint}>{messages.shortcutsHint}</p>
    </Dialog>
  );
}
