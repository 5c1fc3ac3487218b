/** @jest-environment node */
import { checkStyles } from './checkStyles.mjs';

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
  expect(checkStyles('mf-lifts', { '368.css': css })).toEqual([
    `mf-lifts: 368.css has the selector "${selector}" without a class of its own; it would change other screens.`,
  ]);
});

test('a style sheet that imports another one is refused', () => {
  expect(
    checkStyles('mf-lifts', { '368.css': '@import url(https://x.example/a.css);._j3_BaY{color:red}' }),
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
  expect(checkStyles('mf-lifts', { '368.css': css })).toEqual([]);
});
