import sanitize from 'sanitize-html';

const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
    ...['dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/** Keeps what an article has, tables and lists of terms; everything else falls away. */
export const cleanLegal = (html: string): string => sanitize(html, RULES).trim();
