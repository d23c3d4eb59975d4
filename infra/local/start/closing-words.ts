import { existsSync } from 'node:fs';
import { inLocal } from '../boot/places.mjs';
import type { SiteApart } from '../site/site-apart.ts';

const rows = (pairs: [string, string][]): string =>
  pairs.map(([name, text]) => `  ${name.padEnd(14)} ${text}`).join('\n');

const captchaPlace = ({ captchaUrl }: SiteApart): [string, string] => [
  'Captcha',
  `${captchaUrl}  (stands for the outside provider; game L33 shows its widget)`,
];

export function closingWords(site: SiteApart, tookMs: number): string {
  const passwords = existsSync(inLocal('staff.json')) ? '.local/staff.json' : 'none yet';
  const places: [string, string][] = [
    ['Player site', site.url],
    ['Staff desk', `${site.url}/staff`],
    ['Mail catcher', `${site.mailUrl}  (every mail the site sends lands here)`],
    ['Game server', `${site.gameServerUrl}  (stands for the games: mailboxes, tokens, faults)`],
    ['Payments', `${site.paymentsUrl}  (stands for NewebPay: its book, test payments, faults)`],
    ...(site.captchaUrl ? [captchaPlace(site)] : []),
  ];
  const first: [string, string][] = [
    ['As a visitor', `open ${site.url}, choose a game and ask a question`],
    ['As a player', 'npm run -s token -- --game H73 --role 123456789 --url   and open the link it prints'],
    ['As staff', `sign in at ${site.url}/staff as yue; passwords: ${passwords}`],
    ['', 'the 6 digits of the second step:  npm run -s token -- --staff yue'],
  ];
  return `\n${rows(places)}\n\n${rows(first)}\n\n  Ready after ${(tookMs / 1000).toFixed(1)} s. Ctrl-C stops everything. Logs: .local/logs\n\n`;
}
