import styles from './StandIn.module.css';

interface StandInProps {
  id: string;
  /** What is chosen, as it is shown. */
  text: string;
  placeholder: string | undefined;
  role?: 'combobox';
  /** Somebody points at it or has come to it. */
  onReach: () => void;
  /** It is pressed: what comes in its place is to be open. */
  onPress: () => void;
}

/** Stands in the place of a control that is on its way, in its look. */
export function StandIn({ id, text, placeholder, role, onReach, onPress }: StandInProps) {
  return (
    <input
      id={id}
      className={styles.box}
      role={role}
      aria-expanded={role ? false : undefined}
      readOnly
      value={text}
      placeholder={placeholder}
      onPointerEnter={onReach}
      onFocus={onReach}
      onPointerDown={onPress}
    />
  );
}
