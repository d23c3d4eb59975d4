/* `npm run -s conformance -- --url … --game …`: is this game's server ready for the site? `-- newebpay`: is this shop at the provider? */
import { sayFailure } from '../boot/say.mjs';
import { lookAtShop } from './newebpay/look-at-shop.ts';
import { writePaymentPage } from './newebpay/payment-page.ts';
import { NEWEBPAY_USAGE, readShopWish } from './newebpay/shop-wish.ts';
import { CONFORMANCE_USAGE, readConformanceWish } from './conformance-wish.ts';
import { runConformance, type ConformanceResult, type Finding } from './run-checks.ts';

const signs = { right: '✓', wrong: '✗', left_out: '–' } as const;

function words({ id, title, state, found, hint }: Finding): string {
  const head = `  ${signs[state]} ${title}${state === 'left_out' ? ' (left out)' : ''}`;
  return state === 'wrong' ? `${head}  [${id}]\n      found: ${found}\n      hint:  ${hint}\n` : `${head}\n`;
}

function countsOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const left = count('left_out') ? `, ${count('left_out')} left out` : '';
  return `\n  ${count('right')} right, ${count('wrong')} wrong${left}\n`;
}

function closing({ findings, look_ups, mails }: ConformanceResult): string {
  const times = `look-ups: median ${look_ups.median_ms} ms, longest ${look_ups.longest_ms} ms; other calls: median ${mails.median_ms} ms, longest ${mails.longest_ms} ms`;
  return `${countsOf(findings)}  ${times}\n`;
}

const isRight = (findings: readonly Finding[]): boolean => findings.every(({ state }) => state === 'right');

async function lookAtServer(args: string[]): Promise<number> {
  const wish = readConformanceWish(args, process.env);
  if (!wish.json) process.stdout.write(`\nThe server of ${wish.game} at ${wish.baseUrl}\n\n`);
  const result = await runConformance(wish, (finding) => {
    if (!wish.json) process.stdout.write(words(finding));
  });
  process.stdout.write(wish.json ? `${JSON.stringify(result, null, 2)}\n` : closing(result));
  return isRight(result.findings) ? 0 : 1;
}

async function lookAtPayments(args: string[]): Promise<number> {
  const shop = readShopWish(args, process.env);
  if (!shop.json)
    process.stdout.write(`\nThe shop ${shop.merchant.id} at ${shop.site}, called at ${shop.publicUrl}\n\n`);
  const findings = await lookAtShop(shop, (finding) => {
    if (!shop.json) process.stdout.write(words(finding));
  });
  process.stdout.write(shop.json ? `${JSON.stringify({ findings }, null, 2)}\n` : countsOf(findings));
  if (shop.page && isRight(findings)) process.stderr.write(`  ${shop.page}: order ${writePaymentPage(shop)}\n`);
  return isRight(findings) ? 0 : 1;
}

try {
  const [first, ...rest] = process.argv.slice(2);
  const isShop = first === 'newebpay';
  if (process.argv.includes('--help'))
    process.stdout.write(`${(isShop ? NEWEBPAY_USAGE : CONFORMANCE_USAGE).join('\n')}\n`);
  else process.exitCode = await (isShop ? lookAtPayments(rest) : lookAtServer(process.argv.slice(2)));
} catch (error) {
  sayFailure(error, 'Not looked at');
  process.exitCode = 2;
}
