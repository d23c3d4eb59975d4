import type { Fault } from './faults.ts';
import type { Mail } from './mailbox.ts';
import { pageStyle } from './page-style.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const timeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const time = (iso: string): string => `<time datetime="${iso}">${timeFormat.format(new Date(iso))}</time>`;

const REFRESH_SECONDS = 5;

function page(title: string, body: string, refresh = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}
<title>${escape(title)}</title>
<style>${pageStyle}</style>
</head>
<body>${body}</body>
</html>`;
}

const row = (mail: Mail): string =>
  `<li><a href="/mails/${encodeURIComponent(mail.id)}"><b>${escape(mail.subject || '(no subject)')}</b>${time(mail.received_at)}<span>${escape(mail.to)}</span></a></li>`;

function faultNotice({ mode, next }: Fault): string {
  if (mode === 'ok') return '';
  const which = next === null ? 'Every mail' : `The next ${next} mail${next === 1 ? '' : 's'}`;
  return `<p class="notice">${which} will be ${mode === 'refuse' ? 'refused' : 'taken late'} (fault switch).</p>`;
}

/** The list of mails, newest first; reloads itself while no address is searched. */
export function listPage(mails: Mail[], to: string, fault: Fault): string {
  const found = mails.length
    ? `<ol class="mails">${mails.map(row).join('')}</ol>`
    : `<p class="card quiet">${to ? `No mail to ${escape(to)}.` : 'No mail yet. Everything the site sends lands here and nowhere else.'}</p>`;
  const head = `<header><h1>Mail catcher</h1>
<form action="/" role="search"><input type="search" name="to" value="${escape(to)}" placeholder="name@example.com" aria-label="Mails to this address"><button>Search</button></form>
<form action="/clear" method="post"><button>Delete all</button></form></header>`;
  return page('Mail catcher', `${head}<main>${faultNotice(fault)}${found}</main>`, !to);
}

const withLinks = (escaped: string): string =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`);

const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox';

/** One mail. Its HTML stands in a frame that may run nothing and load nothing; its links open beside it. */
export function mailPage(mail: Mail): string {
  const facts = [
    ['To', mail.to],
    ['From', mail.from],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`);
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
  );
  const html = mail.html
    ? `<iframe sandbox="${FRAME_RIGHTS}" title="The mail as HTML" srcdoc="${escape(`<base target="_blank">${mail.html}`)}"></iframe>`
    : '';
  return page(
    mail.subject || 'Mail',
    `<header><a href="/">All mails</a></header><main>
<section class="card"><h2>${escape(mail.subject || '(no subject)')}</h2><dl>${facts.join('')}<dt>Received</dt><dd>${time(mail.received_at)}</dd></dl>${html}</section>
<section class="card"><h2>Text</h2><pre>${withLinks(escape(mail.text || '(none)'))}</pre></section>
<details class="card"><summary>All headers</summary><dl>${headers.join('')}</dl></details></main>`,
  );
}

export const missingPage = (): string =>
  page(
    'Not here',
    '<header><a href="/">All mails</a></header><main><p class="card">This mail is not here (any more).</p></main>',
  );
