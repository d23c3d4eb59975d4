import { expect, it } from 'vitest';
import { hostileAnswers, honestAnswers } from '../../../test/hostile-answers.ts';
import { markdownToHtml } from './markdown.ts';

it('keeps raw HTML as text', () => {
  expect(markdownToHtml('<b onclick=x>raw</b> **bold**')).toBe(
    '<p>&lt;b onclick=x&gt;raw&lt;/b&gt; <strong>bold</strong></p>',
  );
});

it.each(hostileAnswers)('makes no element of %s', (_, markdown, readable) => {
  const html = markdownToHtml(markdown);
  expect(html).toContain(readable);
  expect(html).not.toMatch(/<(?!\/?(p|strong|em|a|ul|ol|li|blockquote|code|pre|br|hr)\b)/);
});

it.each(honestAnswers)('shows %s', (_, markdown) => {
  expect(markdownToHtml(markdown)).not.toBe('');
});

it('makes headings bold lines', () => {
  expect(markdownToHtml('# 標題\n\n內容')).toBe('<p><strong>標題</strong></p>\n<p>內容</p>');
});

it('drops addresses that act', () => {
  expect(markdownToHtml('[x](javascript:alert)')).not.toContain('javascript');
});
