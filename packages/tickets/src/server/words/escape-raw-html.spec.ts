import { micromark } from 'micromark';
import { expect, it } from 'vitest';
import { hostileAnswers, honestAnswers } from '../../../test/hostile-answers.ts';
import { escapeRawHtml } from './escape-raw-html.ts';

it.each(hostileAnswers)('leaves no tag of %s, for whoever renders it', (_, markdown, readable) => {
  const escaped = escapeRawHtml(markdown);
  // Nothing that a renderer would pass through.
  expect(micromark(escaped, { allowDangerousHtml: true })).toBe(micromark(escaped));
  expect(micromark(escaped)).toContain(readable);
  expect(escapeRawHtml(escaped)).toBe(escaped);
});

it.each(honestAnswers)('leaves %s alone', (_, markdown) => {
  expect(escapeRawHtml(markdown)).toBe(markdown);
});

it('shows a reader the same as before', () => {
  const raw = '您好 <b onclick=x>按這裡</b>，**請**看';
  expect(micromark(escapeRawHtml(raw))).toBe(micromark(raw));
});

it('comes to an end with the worst that fits into an answer', () => {
  const worst = '<!-- ` --> ` <b>'.repeat(1200);
  expect(micromark(escapeRawHtml(worst), { allowDangerousHtml: true })).not.toContain('<b>');
});
