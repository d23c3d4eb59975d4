import { escape } from '../../../local-web/src/page.ts';
import type { Issued, TokenWish } from '../issue-token.ts';
import { frame, tag } from './frame.ts';

export function tokenPage({ role, ttlS, flaw }: TokenWish, { token, claims, links }: Issued): string {
  const list = links.map(
    ({ name, url }) =>
      `<a href="${escape(url)}" target="_blank" rel="noreferrer"><b>${escape(name)}</b><span>${escape(url.split('token=')[0] ?? '')}token=…</span></a>`,
  );
  const main = `<p><a href="/games/${encodeURIComponent(role.game)}">${escape(role.game)}</a></p>
<section class="card"><h2>Token of ${escape(role.name || role.id)}</h2>
<p>${flaw === 'none' ? tag(`good for ${ttlS} s`) : tag(`flaw: ${flaw}`, true)}</p></section>
<h2 class="sub">Open the site with it</h2><ul class="mails">${list.map((one) => `<li>${one}</li>`).join('')}</ul>
<section class="card wide"><h2>The token</h2><pre>${escape(token)}</pre><h2 class="sub">What it says</h2><pre>${escape(JSON.stringify(claims, null, 2))}</pre></section>`;
  return frame('Token', '', main);
}
