import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

it.each([
  ['<script>alert(1)</script><p>內文</p>', '<p>內文</p>'],
  ['<p style="color:red" onclick="x()">內文</p>', '<p>內文</p>'],
  ['<a href="javascript:alert(1)">點我</a>', '<a>點我</a>'],
  ['<a href="//evil.example">點我</a>', '<a>點我</a>'],
  ['<a href="/faq?id=3">收據</a>', '<a href="/faq?id=3">收據</a>'],
  [
    '<a href="https://a.example/" target="_top">外站</a>',
    '<a href="https://a.example/" rel="noopener noreferrer" target="_blank">外站</a>',
  ],
  ['<img src=x onerror=alert(1)><iframe src="https://a.example"></iframe>', ''],
  ['<figure data-drawing="play-order" class="x">圖說</figure>', '<figure data-drawing="play-order">圖說</figure>'],
  ['<figure data-drawing="x:y">圖說</figure>', '<figure>圖說</figure>'],
  ['<svg><style>@import url(x)</style></svg>字', '字'],
])('cleans %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
