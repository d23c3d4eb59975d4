import type { Fault } from '../../local-web/src/faults.ts';
import { escape, faultNotice, page, time } from '../../local-web/src/page.ts';
import type { mailModes } from './mail-faults.ts';
import type { Mail } from './mailbox.ts';

const row = (mail: Mail): string =>
  `<li><a href="/mails/${encodeURIComponent(mail.id)}"><b>${escape(mail.subject || '(no subject)')}</b>${time(mail.received_at)}<span>${escape(mail.to)}</span></a></li>`;

const faultWords = { refuse: 'will be refused', slow: 'will be taken late' };

export function listPage(mails: Mail[], to: string, fault: Fault<(typeof mailModes)[number]>): string {
  const found = mails.length
    ? `<ol class="mails">${mails.map(row).join('')}</ol>`
    : `<p class="card quiet">${to ? `No mail to ${escape(to)}.` : 'No mail yet. Everything the site sends lands here and nowhere else.'}</p>`;
  const head = `<h1>Mail catcher</h1>
<form action="/" role="search"><input type="search" name="to" value="${escape(to)}" placeholder="name@example.com" aria-label="Mails to this address"><button>Search</button></form>
<form action="/clear" method="post"><button>Delete all</button></form>`;
  const notice = faultNotice(fault, 'mail', faultWords);
  return page({ title: 'Mail catcher', head, main: `${notice}${found}`, refresh: !to });
}

const withLinks = (escaped: string): string =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`);

const BACK = '<a href="/">All mails</a>';
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
  return page({
    title: mail.subject || 'Mail',
    head: BACK,
    main: `<section class="card"><h2>${escape(mail.subject || '(no subject)')}</h2><dl>${facts.join('')}<dt>Received</dt><dd>${time(mail.received_at)}</dd></dl>${html}</section>
<section class="card"><h2>Text</h2><pre>${withLinks(escape(mail.text || '(none)'))}</pre></section>
<details class="card"><summary>All headers</summary><dl>${headers.join('')}</dl></details>`,
  });
}

export const missingPage = (): string =>
  page({ title: 'Not here', head: BACK, main: '<p class="card">This mail is not here (any more).</p>' });
