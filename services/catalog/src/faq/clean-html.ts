import sanitize from 'sanitize-html';

function linkAttributes(href: string): Record<string, string> {
  if (!href) return {};
  return href.startsWith('https:') ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };
}

/** Name of a drawing that the pages of help have. */
const DRAWING = /^[a-z]{1,16}(?:-[a-z]{1,16}){0,2}$/;

const RULES: sanitize.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote', 'code', 'figure'],
  allowedAttributes: { a: ['href', 'rel', 'target'], figure: ['data-drawing'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    figure: (tagName, { 'data-drawing': name = '' }) => ({
      tagName,
      attribs: DRAWING.test(name) ? { 'data-drawing': name } : ({} as Record<string, string>),
    }),
  },
};

/** Keeps headings, paragraphs, lists, emphasis, links and the names of drawings; everything else falls away. */
export function cleanHtml(html: string): string {
  return sanitize(html, RULES).trim();
}
