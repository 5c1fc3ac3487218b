import type { CSSProperties } from 'react';
import type { Tone } from './Tag';
import styles from './StatusShaft.module.css';
import tones from './tones.module.css';

interface StatusShaftProps {
  /** The tones of the states, from the top floor to the ground. */
  floors: readonly Tone[];
  /** The floor of the car, from 0; the shaft is empty if there is no such floor. */
  at: number;
}

/**
 * A state as a floor of a shaft, with the car at the current one; it travels when the state changes. A picture only: a
 * tag beside it names the state.
 */
export function StatusShaft({ floors, at }: StatusShaftProps) {
  const tone = floors[at];
  const place: CSSProperties & Record<`--${string}`, number> = { '--at': at, '--floors': floors.length };
  return (
    <span className={styles.shaft} aria-hidden="true">
      {floors.map((floor, number) => (
        <span key={`${number} ${floor}`} className={styles.floor} />
      ))}
      {tone ? <span className={`${styles.car} ${tones[tone]}`} style={place} /> : null}
    </span>
  );
}
