/** @jest-environment node */
import { checkContents } from './checkContents.mjs';

test.each([
  ['jsx("p",{dangerouslySetInnerHTML:{__html:a}})', 'draws HTML from a text (dangerouslySetInnerHTML)'],
  ['a.append(b.createContextualFragment(c))', 'makes HTML of a text (createContextualFragment)'],
  ['a.setHTMLUnsafe(b)', 'makes HTML of a text (setHTMLUnsafe)'],
  ['jsx("a",{href:"javascript:alert(1)"})', 'has a link that runs a script (javascript:)'],
  ['a.href=`JavaScript:${b}`', 'has a link that runs a script (javascript:)'],
])('a script with %s is refused, with the reason', (text, reason) => {
  expect(checkContents('mf-lifts', { scripts: { 'a.js': 'let a', 'b.js': text } })).toEqual([
    `mf-lifts: b.js ${reason}.`,
  ]);
});

test.each(['jsx("p",{children:"JavaScript: a language"})', 'a.textContent=b'])(
  'a script with %s passes',
  (text) => expect(checkContents('mf-lifts', { scripts: { 'a.js': text } })).toEqual([]),
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
  expect(checkContents('mf-lifts', { sources: { 'src/a.tsx': text } })).toEqual([
    'mf-lifts: src/a.tsx makes HTML of a text: render elements instead.',
  ]);
});

test('a source that only compares HTML passes', () =>
  expect(
    checkContents('mf-lifts', { sources: { 'src/a.tsx': 'if (a.innerHTML === b) a.textContent = b;' } }),
  ).toEqual([]));

test.each([
  ['an element', 'nav a{color:red}', 'nav a'],
  ['every element', '*{color:red}', '*'],
  ['a variable of the theme', ':root{--color-link:red}', ':root'],
  ['a class of the look’s library', '.ant-btn{color:red}', '.ant-btn'],
  ['a second selector', '._j3_BaY,nav{color:red}', 'nav'],
  ['all but elements', ':is(nav,:not(a,b)){color:red}', ':is(nav,:not(a,b))'],
  ['a print style', '@media print{._j3_BaY{color:red}nav{display:none}}', 'nav'],
  ['a class of somebody else', '.sidebar{color:red}', '.sidebar'],
  ['an important rule in a layer', '@layer x{@media print{nav a{color:red!important}}}', 'nav a'],
  ['an important rule in a rule in a layer', '@layer x{nav{a{margin:0;color:red ! IMPORTANT}}}', 'nav'],
  ['a rule after others', '@charset "x";._j3_BaY{content:"}"}/*}*/nav{color:red}', 'nav'],
])('a style sheet with a rule for %s is refused, with the selector', (_, css, selector) => {
  expect(checkContents('mf-lifts', { sheets: { '368.css': css } })).toEqual([
    `mf-lifts: 368.css has the selector "${selector}" without a class of its own; it would change other screens.`,
  ]);
});

test('a style sheet that imports another one is refused', () => {
  expect(
    checkContents('mf-lifts', {
      sheets: { '368.css': '@import url(https://x.example/a.css);._j3_BaY{color:red}' },
    }),
  ).toEqual(['mf-lifts: 368.css has an @import: nothing checks what that style sheet will be.']);
});

test.each([
  '._j3_BaY a,._BaYx_-:is(a,:not(b,c)){color:red}',
  '._j3_BaY{color:red;&:hover{color:blue}nav &{color:green}}',
  '@media print{._j3_BaY{color:red}}',
  ':root:has(._j3_BaY){overflow:hidden}',
  '@layer lifts{nav{color:red}._j3_BaY{color:red!important}}',
  '@keyframes _j3_BaY{from{opacity:0}50%{opacity:1}}',
  '@font-face{font-family:"{nav}";src:url(/a.woff2)}',
])('%s passes', (css) => {
  expect(checkContents('mf-lifts', { sheets: { '368.css': css } })).toEqual([]);
});
