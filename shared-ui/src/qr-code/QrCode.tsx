import { encode } from 'uqr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { modulesPath } from './modulesPath';

interface QrCodeProps {
  /** What a camera reads; some 1,000 characters at most. */
  value: string;
  /** What the picture is, for who cannot see it; the value itself stands beside it where it is meant to be typed. */
  label: string;
  /** The edge at the usual size of text, px. */
  size?: number;
}

/** The quiet edge that a camera needs, modules. */
const QUIET_ZONE = 4;

/** A QR code as crisp vectors: dark on white in either theme, since many cameras do not read the inverse. */
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
