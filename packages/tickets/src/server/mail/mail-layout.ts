import type { Mail } from '@hub/nest-kit/mail';
import { escapeHtml } from '../ticket.view.ts';
import type { MailFacts, MailWords } from './mail-facts.ts';

type Labels = { number: string; code: string; game: string; type: string; time: string };
const labels: Record<MailFacts['language'], Labels> = {
  'zh-TW': { number: '案件編號', code: '查詢碼', game: '遊戲', type: '問題類型', time: '回報時間' },
  'zh-HK': { number: '個案編號', code: '查詢碼', game: '遊戲', type: '問題類型', time: '回報時間' },
  en: { number: 'Case number', code: 'Check code', game: 'Game', type: 'Kind of problem', time: 'Reported' },
};

const rowsOf = (facts: MailFacts): [string, string][] => {
  const label = labels[facts.language];
  return [
    [label.number, facts.number],
    [label.code, facts.code],
    [label.game, facts.gameName],
    [label.type, facts.typeText],
    [label.time, facts.createdAt],
  ];
};

const CELL = 'padding:4px 16px 4px 0;vertical-align:top';

function htmlOf(facts: MailFacts, words: MailWords): string {
  const rows = rowsOf(facts).map(([name, value], index) => {
    const size = index < 2 ? 'font-size:20px;font-weight:600;letter-spacing:.05em' : '';
    return `<tr><th style="${CELL};text-align:left;font-weight:400;color:#4c515b">${escapeHtml(name)}</th><td style="${CELL};${size}">${escapeHtml(value)}</td></tr>`;
  });
  const body = words.body.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  return `<!doctype html><html lang="${facts.language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><body style="margin:0;padding:24px 16px;font:16px/1.7 system-ui,'PingFang TC','Microsoft JhengHei',sans-serif;color:#171c24;background:#f4f6f9"><div style="max-width:560px;margin:0 auto;background:#fff;border-radius:12px;padding:32px 24px"><h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escapeHtml(words.heading)}</h1>${body}<table style="border-collapse:collapse;margin:0 0 24px">${rows.join('')}</table><p style="margin:0 0 24px"><a href="${escapeHtml(facts.link)}" style="display:inline-block;padding:12px 24px;background:#405a8a;color:#fff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(words.button)}</a></p><p style="margin:0;font-size:14px;color:#4c515b">${escapeHtml(words.footer)}</p></div></body></html>`;
}

function textOf(facts: MailFacts, words: MailWords): string {
  const colon = facts.language === 'en' ? ': ' : '：';
  const rows = rowsOf(facts).map(([name, value]) => name + colon + value);
  return [
    words.heading,
    '',
    ...words.body,
    '',
    ...rows,
    '',
    words.button + colon + facts.link,
    '',
    words.footer,
    '',
  ].join('\n');
}

export function layOut(to: string, key: string, facts: MailFacts, { subject, heading, ...rest }: MailWords): Mail {
  const words: MailWords = { subject: facts.mark + subject, heading: facts.mark + heading, ...rest };
  return { to, key, subject: words.subject, text: textOf(facts, words), html: htmlOf(facts, words) };
}
