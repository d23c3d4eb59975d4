import { expect, it } from 'vitest';
import { scopeCss } from './scope-css.ts';

const place = { href: 'https://hub.example/r/shell/ab/platform.css', remPx: 16 };
const scoped = (css: string) => scopeCss(css, place);

it.each([
  [':root{--a:1}', '[data-hub-page]{--a:1}'],
  [':root:not([data-theme=light]) .x{}', '[data-hub-page]:not([data-theme=light]) .x{}'],
  [':root[data-theme=dark][data-game]{}', '[data-hub-page][data-theme=dark][data-game]{}'],
  [
    '@layer reset{html{color:red}body{min-height:100vh}}',
    '@layer reset{[data-hub-page]{color:red}[data-hub-none]{min-height:100vh}}',
  ],
  ['html,body{min-height:0}', '[data-hub-page],[data-hub-none]{min-height:0}'],
  [':root:has(dialog[open]) body>*{}', '[data-hub-page]:has(dialog[open]) [data-hub-none]>*{}'],
  ['.body{margin:0}.kit_body_x1:hover{}', '.body{margin:0}.kit_body_x1:hover{}'],
  ['.html-part{}', '.html-part{}'],
])('says of the mount what is said of the document: %s', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

it.each([
  ['.a{padding:1rem -.5rem}', '.a{padding:16px -8px}'],
  [
    '.a{font:600 .8125rem/1.25rem x;width:min(27rem,calc(100vw - 2rem))}',
    '.a{font:600 13px/20px x;width:min(432px,calc(100vw - 32px))}',
  ],
  ['.a-2rem{--f16:1rem/1.7rem}', '.a-2rem{--f16:16px/27.2px}'],
])('no page’s root font size changes ours: %s', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

it.each([
  ['@media (min-width:48rem){.a{}}', '@container (min-width:768px){.a{}}'],
  [
    '@media (min-width:768px) and (max-width:1023px){.a{}}',
    '@container (min-width:768px) and (max-width:1023px){.a{}}',
  ],
  ['@media print and (max-width:80mm){.a{}}', '@media print and (max-width:80mm){.a{}}'],
  ['@media (prefers-color-scheme:dark){.a{}}', '@media (prefers-color-scheme:dark){.a{}}'],
])('asks how wide the element is, not the window: %s', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

it('finds files beside the sheet', () => {
  expect(scoped('.a{background:url(dot.svg)}.b{background:url("/media/x.svg")}.c{background:url(data:x)}')).toBe(
    '.a{background:url(https://hub.example/r/shell/ab/dot.svg)}.b{background:url("https://hub.example/media/x.svg")}.c{background:url(data:x)}',
  );
});
