// @ts-check
import { pageConfig } from '../federation/src/webpack.mjs';

export default pageConfig(import.meta.dirname);
