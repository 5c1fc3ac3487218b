import type { Locale } from 'antd/es/locale';
import hindi from 'antd/es/locale/hi_IN';
import 'dayjs/locale/hi';

const { DatePicker } = hindi;

/**
 * The Hindi texts of Ant Design's widgets, with the names of months and days. Its own 'clear' means 'distinct', so it
 * is replaced.
 */
export const locale: Locale = {
  ...hindi,
  ...(DatePicker ? { DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, clear: 'साफ़ करें' } } } : {}),
};
