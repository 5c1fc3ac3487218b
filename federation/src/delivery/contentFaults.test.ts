/** @jest-environment node */
import { contentFaults } from './contentFaults.mjs';

test.each([
  ['jsx("p",{dangerouslySetInnerHTML:{__html:a}})', 'draws HTML from a text (dangerouslySetInnerHTML)'],
  ['jsx("a",{href:"javascript:alert(1)"})', 'has a link that runs a script (javascript:)'],
  ['a.href=`JavaScript:${b}`', 'has a link that runs a script (javascript:)'],
])('a script with %s is refused, with the reason', (text, reason) => {
  expect(contentFaults('mf-lifts', { 'a.js': 'let a', 'b.js': text })).toEqual([`mf-lifts: b.js ${reason}.`]);
});

test.each(['jsx("p",{children:"JavaScript: a language"})', 'a.textContent=b'])(
  'a script with %s passes',
  (text) => expect(contentFaults('mf-lifts', { 'a.js': text })).toEqual([]),
);
