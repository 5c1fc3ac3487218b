import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  /** The accessible name: 'View'. */
  label: string;
  views: readonly { value: string; label: string }[];
  /** The value of the shown view. */
  value: string;
  onChange: (value: string) => void;
}

/** Buttons for the views of the same rows, with the shown one marked. */
export function ViewSwitch({ label, views, value, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={label} className={styles.views} data-screen-only="">
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          className={styles.view}
          aria-pressed={view.value === value}
          onClick={() => onChange(view.value)}
        >
          {view.label}
        </button>
      ))}
    </div>
  );
}
