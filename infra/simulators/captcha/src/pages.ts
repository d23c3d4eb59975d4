import type { Fault } from './faults.ts';
import type { TokenRow } from './ledger.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const frameStyle = `
:root { color-scheme: light; --page: #fafafa; --line: #d6dae2; --ink: #171c24; --key: #30507f; --on-key: #fff; }
:root[data-theme='dark'] { color-scheme: dark; --page: #232323; --line: #4b4f57; --ink: #ebedf1; --key: #a6bde7; --on-key: #10151d; }
@media (prefers-color-scheme: dark) {
  :root[data-theme='auto'] { color-scheme: dark; --page: #232323; --line: #4b4f57; --ink: #ebedf1; --key: #a6bde7; --on-key: #10151d; }
}
* { box-sizing: border-box; }
body { margin: 0; height: 65px; display: flex; gap: 12px; align-items: center; padding: 0 12px; background: var(--page); color: var(--ink); border: 1px solid var(--line); font: 14px/1.4 system-ui, 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif; }
div { flex: 1; }
button { min-height: 44px; padding: 0 16px; font: inherit; border: 0; border-radius: 6px; background: var(--key); color: var(--on-key); cursor: pointer; }
button[hidden] { display: none; }
button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
small { color: inherit; opacity: .85; }
`;

/** What stands in a widget's frame. */
export const framePage = (press: boolean): string => `<!doctype html>
<html lang="zh-TW"><head><meta charset="utf-8"><title>Security check (simulated)</title><style>${frameStyle}</style></head>
<body data-press="${press}"><div><span id="state" role="status"></span> <button type="button" hidden></button></div><small>模擬・simulated</small>
<script src="/turnstile/v0/frame.js"></script></body></html>
`;

const listStyle = `
:root { color-scheme: light dark; --page: #f4f6f9; --surface: #fff; --line: #d6dae2; --ink: #171c24; --ink-2: #4c515b; }
@media (prefers-color-scheme: dark) { :root { --page: #0d0f13; --surface: #16191e; --line: #2e323a; --ink: #ebedf1; --ink-2: #b5b9c0; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; background: var(--page); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.5rem; }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); font-size: .875rem; }
th, td { text-align: left; padding: .5rem .75rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
p { color: var(--ink-2); }
`;

const row = ({ token, action, hostname, made_at, used_by }: TokenRow): string =>
  `<tr><td>${new Date(made_at).toISOString()}</td><td>${escape(hostname)}</td><td>${escape(action)}</td><td>${escape(token.slice(0, 14))}…</td><td>${used_by ? `used: ${escape(used_by)}` : 'not used'}</td></tr>`;

/** The ledger for people. */
export const listPage = (rows: TokenRow[], { mode }: Fault): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Captcha provider (simulated)</title><style>${listStyle}</style></head>
<body><h1>Captcha provider (simulated)</h1><p>Mode: ${mode}. Switch: POST /api/faults {"mode":"press|slow|down|lost|unloaded|ok"}</p>
<table><thead><tr><th>Given</th><th>Site</th><th>Form</th><th>Token</th><th>State</th></tr></thead><tbody>${rows.map(row).join('')}</tbody></table></body></html>
`;
