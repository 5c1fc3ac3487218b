import { aPng } from '@smart-elevator/shared-api/testing/aPicture';
import { seededRandom } from './seededRandom';

/** A photo of about 250 KB, small enough for the phone to send it as it is; `n` makes it another one. */
export function aSmallPhoto(n: number): Buffer {
  const [width, height] = [240, 260];
  const chance = seededRandom(n);
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let at = 0; at < rows.length; at += 1)
    rows[at] = at % (width * 4 + 1) === 0 ? 0 : Math.floor(chance() * 256);
  return aPng(width, height, rows);
}
