import { encode } from 'uqr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { modulesPath } from './modulesPath';

interface QrCodeProps {
  /** The encoded text; some 1,000 characters at most. */
  value: string;
  /** The accessible name; if the value can be typed instead, it is shown next to the code. */
  label: string;
  /** The side length at the default text size, px. */
  size?: number;
}

/** The margin that a camera needs, in modules. */
const QUIET_ZONE = 4;

/** A QR code as crisp vectors: dark on white in either theme, since many cameras cannot read inverted codes. */
export function QrCode({ value, label, size = 192 }: QrCodeProps) {
  const { data, size: edge } = useMemo(() => encode(value, { border: QUIET_ZONE }), [value]);
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox={`0 0 ${edge} ${edge}`}
    >
      <path d={modulesPath(data)} />
    </svg>
  );
}
