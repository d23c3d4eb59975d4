/* `npm run -s conformance -- --url … --game … --kid … --secret … --role …`: is this game's server ready for the site? */
import { sayFailure } from '../boot/say.mjs';
import { CONFORMANCE_USAGE, readConformanceWish } from './conformance-wish.ts';
import { runConformance, type ConformanceResult, type Finding } from './run-checks.ts';

const signs = { right: '✓', wrong: '✗', left_out: '–' } as const;

function words({ id, title, state, found, hint }: Finding): string {
  const head = `  ${signs[state]} ${title}${state === 'left_out' ? ' (left out)' : ''}`;
  return state === 'wrong' ? `${head}  [${id}]\n      found: ${found}\n      hint:  ${hint}\n` : `${head}\n`;
}

function closing({ findings, look_ups, mails }: ConformanceResult): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const times = `look-ups: median ${look_ups.median_ms} ms, longest ${look_ups.longest_ms} ms; other calls: median ${mails.median_ms} ms, longest ${mails.longest_ms} ms`;
  const left = count('left_out') ? `, ${count('left_out')} left out` : '';
  return `\n  ${count('right')} right, ${count('wrong')} wrong${left}\n  ${times}\n`;
}

async function lookAtServer(): Promise<number> {
  const wish = readConformanceWish(process.argv.slice(2), process.env);
  if (!wish.json) process.stdout.write(`\nThe server of ${wish.game} at ${wish.baseUrl}\n\n`);
  const result = await runConformance(wish, (finding) => {
    if (!wish.json) process.stdout.write(words(finding));
  });
  process.stdout.write(wish.json ? `${JSON.stringify(result, null, 2)}\n` : closing(result));
  return result.findings.every(({ state }) => state === 'right') ? 0 : 1;
}

try {
  if (process.argv.includes('--help')) process.stdout.write(`${CONFORMANCE_USAGE.join('\n')}\n`);
  else process.exitCode = await lookAtServer();
} catch (error) {
  sayFailure(error, 'Not looked at');
  process.exitCode = 2;
}
