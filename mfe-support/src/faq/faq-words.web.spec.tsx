import { renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';

/** What an article could hold if the server's own cleaning failed, and what must be left of it on the page. */
const cases = [
  ['<script>acted = 1</script><style>*{}</style><p>字</p>', '<p>字</p>'],
  ['<img src="x" onerror="acted = 1">字', '字'],
  ['<p id="root" class="x" style="color:red" onclick="acted = 1">字</p>', '<p>字</p>'],
  ['<div><form>字<input name="x"><b>粗</b></form></div>', '字<b>粗</b>'],
  ['<a href="javascript:acted = 1">字</a>', '<a>字</a>'],
  ['<a href="java&#9;script:acted = 1">字</a>', '<a>字</a>'],
  ['<a href="//example.com">字</a><a href="/\\example.com">字</a>', '<a>字</a><a>字</a>'],
  ['<a href=" /faq" target="x">字</a>', '<a href="/faq" target="_blank" rel="noopener nofollow">字</a>'],
  ['<svg><a href="/x"><script>acted = 1</script></a></svg><math><mtext>字</mtext></math>', ''],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=acted=1&gt;">', ''],
  ['<noscript><p title="</noscript><img src=x onerror=acted=1>"></noscript>字', '<p>字</p>'],
  ['<template><b>字</b></template><ol start="3"><li>三</li></ol>', '<ol start="3"><li>三</li></ol>'],
  ['1 &lt; 2<br>&lt;b&gt;<hr>', '1 &lt; 2<br>&lt;b&gt;<hr>'],
  // Under the title of an article, which is the third level of the page.
  ['<h1>一</h1><h3>三</h3><h4>四</h4>', '一<h4>三</h4><h5>四</h5>'],
];

test('nothing in the HTML of an article acts', async () => {
  const msg = cases.map(([content = ''], id) => ({ id: id + 1, type_id: 'other', title: `第 ${id} 題`, content }));
  await renderPage({ at: '/faq', calls: { 'GET /api/faq/get_faq': { msg } } });
  const words = () => [...document.querySelectorAll('main details [class*="words"]')].map((one) => one.innerHTML);
  await expect.poll(() => words().length).toBe(cases.length);
  expect(words()).toEqual(cases.map(([, left]) => left));
  expect('acted' in window).toBe(false);
});
