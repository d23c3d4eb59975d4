import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sentenceOf, type Language, type Texts } from '@hub/contracts/shared';

const texts = {
  TITLE: { tw: '網站正在休息', hk: '網站暫停服務', en: 'This site is resting' },
  WORDS: {
    tw: '我們正在處理。您填到一半的內容還在這台裝置上，過幾分鐘再試一次就能接著用。',
    hk: '我們正在處理。您填到一半的內容仍在這部裝置上，過幾分鐘再試一次就可以繼續使用。',
    en: 'We are working on it. What you had begun to write is still on this device; try again in a few minutes and carry on.',
  },
  RETRY: { tw: '再試一次', en: 'Try again' },
  CODE: { tw: '錯誤代碼', en: 'Error code' },
} satisfies Texts;

const style =
  ':root{color-scheme:light dark;--ink:#171c24;--page:#f4f6f9;--card:#fff;--act:#405a8a}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#eef1f6;--page:#12161d;--card:#1b212b;--act:#a8c0ee}}' +
  'body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);' +
  'font:16px/1.7 system-ui,"PingFang TC","Noto Sans TC","Microsoft JhengHei",sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:34em;margin:12vh auto 0;padding:24px;border-radius:12px;background:var(--card)}' +
  'h1{margin:0 0 12px;font-size:1.5rem;line-height:1.35}p{margin:0 0 16px}' +
  'a{display:inline-flex;min-height:44px;align-items:center;color:var(--act);font-weight:600}small{opacity:.8}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Needs nothing but itself. `code` is the request id, by which the failure is found in the log. */
export function sendRestingPage(reply: FastifyReply, status: number, language: Language, code: string): FastifyReply {
  const say = (word: keyof typeof texts) => sentenceOf(texts, word, language);
  void reply.header('content-security-policy', policy).header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language.replace('zh-', 'zh-Hant-')}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">' +
        `<title>${say('TITLE')}</title><style>${style}</style></head>` +
        `<body><main><h1>${say('TITLE')}</h1><p>${say('WORDS')}</p><p><a href="">${say('RETRY')}</a></p>` +
        `<small>${say('CODE')} ${code}</small></main></body></html>\n`,
    );
}
