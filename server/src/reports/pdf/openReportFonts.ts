import { createRequire } from 'node:module';
import path from 'node:path';
import { packageRoot } from '../../config/packageRoot';
import { FontFace } from './FontFace';

/** Noto Sans Devanagari (OFL-1.1): Devanagari, accented Latin, and ₹ in one face. */
const FAMILY = '@expo-google-fonts/noto-sans-devanagari';

/** The two weights of a report. */
export interface ReportFonts {
  regular: FontFace;
  bold: FontFace;
}

let opened: ReportFonts | undefined;

/** Opens the fonts on first use, once for the whole process. */
export function openReportFonts(): ReportFonts {
  opened ??= {
    regular: open('400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: open('600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  };
  return opened;
}

/** Resolved from the server's folder, which is the same for the sources and for the bundle in dist/. */
function open(file: string): FontFace {
  const resolve = createRequire(path.join(packageRoot, 'package.json')).resolve;
  return new FontFace(resolve(`${FAMILY}/${file}`));
}
