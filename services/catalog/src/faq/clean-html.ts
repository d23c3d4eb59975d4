import sanitize from 'sanitize-html';

function linkAttributes(href: string): Record<string, string> {
  if (!href) return {};
  return href.startsWith('https:') ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };
}

const RULES: sanitize.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote', 'code'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
  },
};

/** Keeps headings, paragraphs, lists, emphasis and links; everything else falls away. */
export function cleanHtml(html: string): string {
  return sanitize(html, RULES).trim();
}
