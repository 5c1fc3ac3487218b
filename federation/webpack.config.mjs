// @ts-check
import { aloneConfig } from './src/build/aloneConfig.mjs';

export default aloneConfig(import.meta.dirname);
