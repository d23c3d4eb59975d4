import { micromark } from 'micromark';

/** Raw HTML stays text. Headings become bold lines: the page has its own, and a message is no chapter. */
export function markdownToHtml(text: string): string {
  return micromark(text)
    .replace(/<h[1-6]>/g, '<p><strong>')
    .replace(/<\/h[1-6]>/g, '</strong></p>');
}
