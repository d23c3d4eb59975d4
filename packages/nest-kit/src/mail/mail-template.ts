import type { Language } from '@hub/contracts/shared';
import type { Mail } from './mailer.ts';

/** `large`: what is to be read off, such as a code. */
export type MailRow = { name: string; value: string; large?: boolean };

/** Lines of `body` are paragraphs. Nothing in here is markup: all of it is escaped. */
export type MailContent = {
  language: Language;
  subject: string;
  heading: string;
  body: readonly string[];
  rows: readonly MailRow[];
  button?: { label: string; href: string };
  footer: string;
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const CELL = 'padding:4px 16px 4px 0;vertical-align:top';
const LARGE = 'font-size:20px;font-weight:600;letter-spacing:.05em';

const rowHtml = ({ name, value, large }: MailRow) =>
  `<tr><th style="${CELL};text-align:left;font-weight:400;color:#4c515b">${escape(name)}</th><td style="${CELL};${large ? LARGE : ''}">${escape(value)}</td></tr>`;

const buttonHtml = ({ label, href }: NonNullable<MailContent['button']>) =>
  `<p style="margin:0 0 24px"><a href="${escape(href)}" style="display:inline-block;padding:12px 24px;background:#405a8a;color:#fff;border-radius:8px;text-decoration:none;font-weight:600">${escape(label)}</a></p>`;

function htmlOf({ language, heading, body, rows, button, footer }: MailContent): string {
  const lines = body.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><body style="margin:0;padding:24px 16px;font:16px/1.7 system-ui,'PingFang TC','Microsoft JhengHei',sans-serif;color:#171c24;background:#f4f6f9"><div style="max-width:560px;margin:0 auto;background:#fff;border-radius:12px;padding:32px 24px"><h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escape(heading)}</h1>${lines}<table style="border-collapse:collapse;margin:0 0 24px">${rows.map(rowHtml).join('')}</table>${button ? buttonHtml(button) : ''}<p style="margin:0;font-size:14px;color:#4c515b">${escape(footer)}</p></div></body></html>`;
}

function textOf({ language, heading, body, rows, button, footer }: MailContent): string {
  const colon = language === 'en' ? ': ' : '：';
  return [
    heading,
    '',
    ...body,
    '',
    ...rows.map(({ name, value }) => name + colon + value),
    '',
    ...(button ? [button.label + colon + button.href, ''] : []),
    footer,
    '',
  ].join('\n');
}

/** One look for every mail of the site, as text and as HTML. `key` makes the Message-ID. */
export function mailOf(to: string, key: string, content: MailContent): Mail {
  return { to, key, subject: content.subject, text: textOf(content), html: htmlOf(content) };
}
