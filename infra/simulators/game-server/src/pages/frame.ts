import { escape, page } from '../../../local-web/src/page.ts';

const style = `
header, main { max-width: 72rem; }
main { padding-top: 0; }
h1 a { color: inherit; text-decoration: none; }
h2.sub { font-size: 1rem; line-height: 1.5rem; margin: 1.25rem 0 .5rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .875rem; border-radius: 8px; text-decoration: none; }
nav a:hover { background: var(--soft); }
nav a[aria-current] { background: var(--soft); color: var(--ink); font-weight: 600; }
.games { margin-bottom: 1rem; }
.card + .card { margin-top: 1rem; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); margin-bottom: 1rem; align-items: start; }
.pair .card + .card { margin-top: 0; }
.stats { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); margin: 0 0 1rem; padding: 0; list-style: none; }
.stats li { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; }
.stats b { display: block; font-size: 1.5rem; line-height: 2rem; font-variant-numeric: tabular-nums; }
.stats span { color: var(--ink-2); font-size: .875rem; }
.tag { display: inline-block; padding: 0 .5rem; border-radius: 6px; background: var(--soft); font-size: .8125rem; line-height: 1.5rem; }
.tag.bad { background: var(--warn-soft); color: var(--warn); }
.fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); align-items: end; }
.fields label, .fields fieldset { display: grid; gap: .25rem; font-size: .875rem; color: var(--ink-2); border: 0; margin: 0; padding: 0; min-width: 0; }
.fields .tick { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--ink); }
.fields .tick input { min-height: 0; width: 1.25rem; height: 1.25rem; margin: 0; }
.fields input, select { color: var(--ink); width: 100%; }
select { font: inherit; min-height: 2.75rem; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
select:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
button.main { background: var(--brand); border-color: var(--brand); color: var(--page); font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.scroll { overflow-x: auto; }
.wide { margin-top: 1rem; }
code { font: .875rem/1.6 ui-monospace, Menlo, 'Noto Sans Mono CJK TC', monospace; overflow-wrap: anywhere; }
th { overflow-wrap: normal; }
td form { display: inline-flex; }
td button { min-height: 2.25rem; padding: 0 .625rem; }
td small { color: var(--ink-2); display: block; }
.rules { margin: 0 0 .75rem; padding-left: 1.25rem; }
td a, td time { white-space: nowrap; }
@media (max-width: 40rem) {
  td { grid-template-columns: 4.5rem minmax(0, 1fr); }
  td:has(> div:empty) { display: none; }
  nav { gap: 0; }
  nav a { padding: 0 .625rem; }
}
`;

const places = [
  { url: '/', name: 'Overview' },
  { url: '/log', name: 'Log' },
  { url: '/control', name: 'Control API' },
] as const;

export type Place = (typeof places)[number]['url'] | '';

/** Switches on and off that a page loads itself again; a page that does so by itself is hard to read for some. */
export const liveLink = (isLive: boolean): string =>
  `<p><a href="?${isLive ? '' : 'live=1'}">${isLive ? 'Stop refreshing' : 'Refresh every 5 seconds'}</a></p>`;

export function frame(title: string, here: Place, main: string, refresh = false): string {
  const links = places.map(
    ({ url, name }) => `<a href="${url}"${url === here ? ' aria-current="page"' : ''}>${escape(name)}</a>`,
  );
  const head = `<h1><a href="/">Game server</a></h1><nav aria-label="Pages">${links.join('')}</nav>`;
  return page({ title: `${title} · Game server (simulated)`, head, main, refresh, style });
}

export const tag = (words: string, isBad = false): string =>
  `<span class="tag${isBad ? ' bad' : ''}">${escape(words)}</span>`;

export const option = (value: string, words: string, isChosen = false): string =>
  `<option value="${escape(value)}"${isChosen ? ' selected' : ''}>${escape(words)}</option>`;

export const stats = (pairs: readonly (readonly [name: string, value: number | string])[]): string =>
  `<ul class="stats">${pairs.map(([name, value]) => `<li><b>${escape(String(value))}</b><span>${escape(name)}</span></li>`).join('')}</ul>`;
