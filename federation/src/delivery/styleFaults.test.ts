/** @jest-environment node */
import { styleFaults } from './styleFaults.mjs';

test.each([
  ['an element', 'nav a{color:red}', 'nav a'],
  ['every element', '*{color:red}', '*'],
  ['a variable of the theme', ':root{--color-link:red}', ':root'],
  ['a class of the look’s library', '.ant-btn{color:red}', '.ant-btn'],
  ['a second selector', '.Xj3_BaY,nav{color:red}', 'nav'],
  ['all but elements', ':is(nav,:not(a,b)){color:red}', ':is(nav,:not(a,b))'],
  ['a print style', '@media print{.Xj3_BaY{color:red}nav{display:none}}', 'nav'],
  ['a rule after others', '@import "x";.Xj3_BaY{content:"}"}/*}*/nav{color:red}', 'nav'],
])('a style sheet with a rule for %s is refused, with the selector', (_, css, selector) => {
  expect(styleFaults('mf-lifts', { '368.css': css })).toEqual([
    `mf-lifts: 368.css has the selector "${selector}" without a class of its own; it would change other screens.`,
  ]);
});

test.each([
  '.Xj3_BaY a,._3BaYx_-:is(a,:not(b,c)){color:red}',
  '.Xj3_BaY{color:red;&:hover{color:blue}nav &{color:green}}',
  '@media print{.Xj3_BaY{color:red}}',
  ':root:has(.Xj3_BaY){overflow:hidden}',
  '@layer lifts{nav{color:red}}',
  '@keyframes Xj3_BaY{from{opacity:0}50%{opacity:1}}',
  '@font-face{font-family:"{nav}";src:url(/a.woff2)}',
])('%s passes', (css) => {
  expect(styleFaults('mf-lifts', { '368.css': css })).toEqual([]);
});
