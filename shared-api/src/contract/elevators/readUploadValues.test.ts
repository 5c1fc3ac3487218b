import { readUploadValues } from './readUploadValues';
import { DateSurvey } from './uploadDates';

it.each(['\u200B', '\u200E', '\u00AD', '\u2060'])('reads values with the invisible %j in them', (mark) => {
  const columns = ['install_date', 'capacity_kg'];
  const orders = new DateSurvey().orders({ chosen: 'DD/MM/YYYY' });
  expect(readUploadValues(columns, [`${mark}17/05/${mark}2014`, `${mark}5${mark}44`], orders)).toEqual({
    values: { install_date: '2014-05-17', capacity_kg: '544' },
    faults: {},
  });
});
