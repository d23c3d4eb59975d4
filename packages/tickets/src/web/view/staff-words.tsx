import { useMemo } from 'react';
import { markdownToHtml } from './markdown.ts';
import { SafeHtml } from '@hub/web/safe-html';

export function StaffWords({ text }: { text: string }) {
  const html = useMemo(() => markdownToHtml(text), [text]);
  return <SafeHtml html={html} />;
}
