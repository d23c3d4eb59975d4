import { formatTwd, taipeiMinute } from '@hub/contracts/shared';
import type { Mail } from '@hub/nest-kit/mail';
import { escaped } from '../../shop/as-html.ts';
import type { NumberFacts } from './number-facts.ts';
import { numberWords } from './number-words.ts';

const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');
const CELL = 'padding:4px 16px 4px 0;vertical-align:top';

export function layOutNumber(to: string, key: string, facts: NumberFacts): Mail {
  const words = numberWords[facts.language](facts);
  const rows: [string, string][] = [
    [words.amount, formatTwd(facts.amount)],
    [words.bank, facts.bankCode],
    [words.account, inFours(facts.codeNo)],
    [words.until, facts.until ? taipeiMinute(facts.until) : ''],
    [words.goods, facts.title],
    [words.game, facts.game],
    [words.order, facts.order],
  ];
  const shown = rows.filter(([, value]) => value !== '');
  return { to, key, subject: words.subject, text: textOf(facts, shown), html: htmlOf(facts, shown) };
}

function textOf(facts: NumberFacts, rows: readonly [string, string][]): string {
  const { heading, body, button, footer } = numberWords[facts.language](facts);
  const colon = facts.language === 'en' ? ': ' : '：';
  const lines = rows.map(([name, value]) => name + colon + value);
  return [heading, '', ...body, '', ...lines, '', button + colon + facts.link, '', footer, ''].join('\n');
}

function htmlOf(facts: NumberFacts, rows: readonly [string, string][]): string {
  const { heading, body, button, footer } = numberWords[facts.language](facts);
  const cells = rows.map(([name, value], nth) => {
    const size = nth < 4 ? 'font-size:20px;font-weight:600' : '';
    return `<tr><th style="${CELL};text-align:left;font-weight:400;color:#4c515b">${escaped(name)}</th><td style="${CELL};${size}">${escaped(value)}</td></tr>`;
  });
  const lines = body.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join('');
  return `<!doctype html><html lang="${facts.language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><body style="margin:0;padding:24px 16px;font:16px/1.7 system-ui,'PingFang TC','Microsoft JhengHei',sans-serif;color:#171c24;background:#f4f6f9"><div style="max-width:560px;margin:0 auto;background:#fff;border-radius:12px;padding:32px 24px"><h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escaped(heading)}</h1>${lines}<table style="border-collapse:collapse;margin:0 0 24px">${cells.join('')}</table><p style="margin:0 0 24px"><a href="${escaped(facts.link)}" style="display:inline-block;padding:12px 24px;background:#405a8a;color:#fff;border-radius:8px;text-decoration:none;font-weight:600">${escaped(button)}</a></p><p style="margin:0;font-size:14px;color:#4c515b">${escaped(footer)}</p></div></body></html>`;
}
