import type { Fault } from './faults.ts';
import { pageStyle } from './page-style.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const timeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

export function time(at: string | number): string {
  const moment = new Date(at);
  return `<time datetime="${moment.toISOString()}">${timeFormat.format(moment)}</time>`;
}

const REFRESH_SECONDS = 5;

type Page = {
  title: string;
  head: string;
  main: string;
  /** Loads itself again every few seconds. */ refresh?: boolean;
  /** Beside the style that all simulators have. */ style?: string;
};

export const page = ({ title, head, main, refresh = false, style = '' }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}
<title>${escape(title)}</title>
<style>${pageStyle}${style}</style>
</head>
<body><header>${head}</header><main>${main}</main></body>
</html>`;

/** Says that a fault is switched on: `words` say what it does to `what`, as in "The next 2 mails will be refused". */
export function faultNotice<Mode extends string>(
  { mode, next }: Fault<Mode>,
  what: string,
  words: Record<Mode, string>,
): string {
  if (mode === 'ok') return '';
  const which = next === null ? `Every ${what}` : `The next ${next} ${what}${next === 1 ? '' : 's'}`;
  return `<p class="notice">${which} ${words[mode]} (fault switch).</p>`;
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, index) => `<td data-head="${escape(heads[index] ?? '')}"><div>${cell}</div></td>`).join('')}</tr>`,
  );
  const head = heads.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
