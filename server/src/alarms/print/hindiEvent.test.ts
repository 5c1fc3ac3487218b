import { hindiEvent } from './hindiEvent';

test.each([
  ['ticket', 'Door noise', 'ELV-7 · High · Open', 'Door noise', 'ELV-7 · उच्च · खुला'],
  [
    'maintenance',
    'InDue → Completed',
    'Due 02/25/2027 · completed 11/27/2026',
    'देय → पूर्ण',
    'देय 02/25/2027 · पूर्ण 11/27/2026',
  ],
  ['visit', 'Visit done', 'Ravi Iyer · Done', 'दौरा हुआ', 'Ravi Iyer · रखरखाव हुआ'],
  ['contract', 'Non-comprehensive AMC', 'Harbor · Not paid', 'गैर-व्यापक AMC अनुबंध', 'Harbor · भुगतान बाकी'],
  ['report', 'AMC report 1805', 'Ropes worn.', 'AMC रिपोर्ट 1805', 'Ropes worn.'],
] as const)(
  'an event of the kind %s is printed in Hindi, but for what people wrote',
  (kind, title, detail, ...hindi) => {
    expect(Object.values(hindiEvent({ kind, title, detail }))).toEqual(hindi);
  },
);
