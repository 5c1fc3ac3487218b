/** @jest-environment node */
import { checkScripts, checkSourceTexts } from './checkContents.mjs';

test.each([
  ['jsx("p",{dangerouslySetInnerHTML:{__html:a}})', 'draws HTML from a text (dangerouslySetInnerHTML)'],
  ['a.append(b.createContextualFragment(c))', 'makes HTML of a text (createContextualFragment)'],
  ['a.setHTMLUnsafe(b)', 'makes HTML of a text (setHTMLUnsafe)'],
  ['jsx("a",{href:"javascript:alert(1)"})', 'has a link that runs a script (javascript:)'],
  ['a.href=`JavaScript:${b}`', 'has a link that runs a script (javascript:)'],
])('a script with %s is refused, with the reason', (text, reason) => {
  expect(checkScripts('mf-lifts', { 'a.js': 'let a', 'b.js': text })).toEqual([`mf-lifts: b.js ${reason}.`]);
});

test.each(['jsx("p",{children:"JavaScript: a language"})', 'a.textContent=b'])(
  'a script with %s passes',
  (text) => expect(checkScripts('mf-lifts', { 'a.js': text })).toEqual([]),
);

test.each([
  'node.innerHTML = window.location.hash;',
  'node.outerHTML=text',
  "node.insertAdjacentHTML('beforeend', text)",
  'document.write(text)',
  '<iframe srcDoc={text} />',
  'frame.srcdoc = text',
  "frame.setAttribute('srcdoc', text)",
  "node['innerHTML'] = text",
])('a source with %s is refused', (text) => {
  expect(checkSourceTexts('mf-lifts', { 'src/a.tsx': text })).toEqual([
    'mf-lifts: src/a.tsx makes HTML of a text: render elements instead.',
  ]);
});

test('a source that only compares HTML passes', () =>
  expect(checkSourceTexts('mf-lifts', { 'src/a.tsx': 'if (a.innerHTML === b) a.textContent = b;' })).toEqual(
    [],
  ));
