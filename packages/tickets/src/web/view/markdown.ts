import { micromark } from 'micromark';

/**
 * Staff's markdown as HTML. Raw HTML in it stays text. Headings become bold lines: the page has its own headings, and a
 * message is no chapter.
 */
export function markdownToHtml(text: string): string {
  return micromark(text)
    .replace(/<h[1-6]>/g, '<p><strong>')
    .replace(/<\/h[1-6]>/g, '</strong></p>');
}
