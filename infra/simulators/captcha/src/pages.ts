import type { Fault } from '../../local-web/src/faults.ts';
import { escape, faultNotice, page, table, time } from '../../local-web/src/page.ts';
import type { captchaModes } from './captcha-faults.ts';
import type { TokenRow } from './tokens.ts';

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

export const framePage = (press: boolean): string => `<!doctype html>
<html lang="zh-TW"><head><meta charset="utf-8"><title>Security check (simulated)</title><style>${frameStyle}</style></head>
<body data-press="${press}"><div><span id="state" role="status"></span> <button type="button" hidden></button></div><small>模擬・simulated</small>
<script src="/turnstile/v0/frame.js"></script></body></html>
`;

const faultWords = {
  slow: 'will be answered late',
  down: 'will be answered with 503',
  lost: 'will take the token and lose the line',
  press: 'will wait for a press',
  unloaded: 'will find no script',
};
const SWITCH = 'Switch: POST /api/faults {"mode":"press|slow|down|lost|unloaded|ok","next":2}';

const cells = ({ id, action, hostname, made_at, used_by }: TokenRow): string[] => [
  time(made_at),
  escape(hostname),
  escape(action),
  `${escape(id.slice(0, 14))}…`,
  used_by ? `used: ${escape(used_by)}` : 'not used',
];

export function listPage(rows: TokenRow[], fault: Fault<(typeof captchaModes)[number]>): string {
  const what = fault.mode === 'press' || fault.mode === 'unloaded' ? 'widget' : 'siteverify call';
  const given = rows.length
    ? table(['Given', 'Site', 'Form', 'Token', 'State'], rows.map(cells))
    : '<p class="card quiet">No token was given yet.</p>';
  return page({
    title: 'Captcha provider (simulated)',
    head: '<h1>Captcha provider (simulated)</h1>',
    main: `${faultNotice(fault, what, faultWords)}<p class="quiet">${escape(SWITCH)}</p>${given}`,
    refresh: true,
  });
}
