import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { changeLanguage } from '../../language/language';
import { registerTranslations } from '../../language/translations';
import { visitRefusal } from './visitText';

afterEach(() => changeLanguage('en'));

test('a state that cannot follow is refused with the names of the states', async () => {
  const said = visitMessages.notAllowed('AtWork', 'OnTheWay');
  expect(visitRefusal(said)).toBe('The visit is “At work” and cannot become “On the way”.');
  expect(visitRefusal(visitMessages.over)).toBe(visitMessages.over);
  registerTranslations('hi', () => import('../../language/hi.json'));
  await changeLanguage('hi');
  expect(visitRefusal(said)).toBe('दौरे की स्थिति “काम पर” है, इसलिए वह “रास्ते में” नहीं हो सकती।');
});
