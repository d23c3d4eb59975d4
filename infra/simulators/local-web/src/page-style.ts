export const pageStyle = `
:root { color-scheme: light dark; --page: #f4f6f9; --surface: #fff; --line: #d6dae2; --ink: #171c24; --ink-2: #4c515b; --brand: #405a8a; --soft: #e3ebf9; --warn: #6f4309; --warn-soft: #fff1d6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d0f13; --surface: #16191e; --line: #2e323a; --ink: #ebedf1; --ink-2: #b5b9c0; --brand: #a6bde7; --soft: #222a3a; --warn: #f2cf8f; --warn-soft: #382609; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.6 system-ui, -apple-system, 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; padding-top: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 2.125rem; margin: 0; flex: 1 1 auto; }
h2 { font-size: 1.25rem; line-height: 1.75rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
a { color: var(--brand); }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
form { display: flex; gap: .5rem; margin: 0; }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .875rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: inherit; min-width: 0; }
button { cursor: pointer; }
.mails { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--soft); }
.mails b { font-weight: 600; overflow-wrap: anywhere; }
.mails span, time, .quiet { color: var(--ink-2); font-size: .875rem; overflow-wrap: anywhere; }
.mails span { grid-column: 1 / -1; }
.mails time { grid-column: 2; grid-row: 1; white-space: nowrap; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
.card + .card, .notice { margin-top: 1rem; }
.notice { background: var(--warn-soft); color: var(--warn); border-radius: 8px; padding: .625rem 1rem; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 26rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; margin-top: 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: .875rem/1.6 ui-monospace, Menlo, 'Noto Sans Mono CJK TC', monospace; }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); font-size: .875rem; }
th, td { text-align: left; padding: .5rem .75rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top; }
th { color: var(--ink-2); font-weight: 600; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; border-top: 1px solid var(--line); padding: .5rem .75rem; }
  td { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: .5rem; border: 0; padding: .125rem 0; }
  td::before { content: attr(data-head); color: var(--ink-2); }
}
summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; }
`;
