import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '@hub/contracts/shared';

const style =
  ':root{color-scheme:light dark;--ink:#171c24;--page:#f4f6f9;--card:#fff;--act:#405a8a}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#eef1f6;--page:#12161d;--card:#1b212b;--act:#a8c0ee}}' +
  'body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);' +
  'font:16px/1.7 system-ui,"PingFang TC","Noto Sans TC","Microsoft JhengHei",sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:34em;margin:12vh auto 0;padding:24px;border-radius:12px;background:var(--card)}' +
  'h1{margin:0 0 12px;font-size:1.5rem;line-height:1.35}p{margin:0 0 16px}' +
  'a{display:inline-flex;min-height:44px;align-items:center;color:var(--act);font-weight:600}small{opacity:.8}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export type PlainPage = {
  status: number;
  language: Language;
  title: string;
  words: string;
  /** An empty `href` is this page again. */
  link: { href: string; label: string };
  note?: string;
};

/** Needs nothing but itself: no shell, no script, no service. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { status, language, title, words, link, note } = page;
  void reply.header('content-security-policy', policy).header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language.replace('zh-', 'zh-Hant-')}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">' +
        `<title>${title}</title><style>${style}</style></head>` +
        `<body><main><h1>${title}</h1><p>${words}</p><p><a href="${escapeHtml(link.href)}">${link.label}</a></p>` +
        `${note ? `<small>${escapeHtml(note)}</small>` : ''}</main></body></html>\n`,
    );
}
