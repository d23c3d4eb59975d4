import { openCodeField, type CodeField } from '../../faults/codes/code-field.ts';
import { mutants } from '../../faults/codes/mutants.ts';
import {
  killAfterEachWrong,
  rushForCodes,
  rushForPlaces,
  rushOfGuesses,
  rushOfTwoDevices,
} from '../../faults/codes/rushes.ts';
import { redisSwitch } from '../../faults/deliveries/redis-switch.ts';
import { withEventsSchema } from './open-schema.ts';

const [CODES, CALLERS, PROCESSES] = [2000, 200, 4];
const GUESSES = 200;

type Figures = Record<string, number>;

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

async function rush(field: CodeField, codes: number): Promise<Figures> {
  const { faults, calls, ranAgain, seconds } = await rushForCodes(field, codes, CALLERS);
  demand(faults.length === 0, faults.join('\n'));
  return {
    'codes, redeemed and delivered once each': codes,
    'calls for them': calls,
    'transactions that ran again': ranAgain,
    'calls/s': Math.round(calls / seconds),
  };
}

async function guesses(field: CodeField, redisUrl: string): Promise<Figures> {
  const { judged, others, noted, again } = await rushOfGuesses(field, GUESSES);
  demand(
    judged === 10 && noted === 10 && others === 0,
    `${judged} guesses judged, ${noted} noted, ${others} other ends`,
  );
  const redis = await redisSwitch(redisUrl);
  await redis.flush();
  await redis.close();
  await field.restart();
  demand((await again()).status === 403, 'no lock after Redis and all processes were new');
  const { counts, next } = await killAfterEachWrong(field);
  demand(same(counts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) && next === 403, `counts after each kill: ${counts.join()}`);
  return { 'guesses judged of 200 at once': judged, 'wrong codes counted over kills': counts.length };
}

async function places(field: CodeField): Promise<Figures> {
  for (const most of [1, 3]) {
    const { tally, good, other } = await rushForPlaces(field, GUESSES, most);
    const well = tally['200'] === most && good === GUESSES - most && other === 200;
    demand(well, `${most} places: ${JSON.stringify(tally)}, ${good} still good`);
  }
  const devices = await rushOfTwoDevices(field, 100);
  demand(same(devices, { tally: { '200': 200 }, redemptions: 100 }), `two devices: ${JSON.stringify(devices)}`);
  return { 'codes still good of 200 at once': GUESSES - 1, 'codes from two devices': devices.redemptions };
}

/** The rushes at full size; throws unless each code was redeemed once, and unless each mutant is noticed. */
export async function proveRedeeming(adminUrl: string, redisUrl: string, codes = CODES): Promise<Figures> {
  const figures = await withEventsSchema(adminUrl, 'proof', async (databaseUrl) => {
    const field = await openCodeField({ databaseUrl, redisUrl, processes: PROCESSES });
    try {
      return { ...(await rush(field, codes)), ...(await guesses(field, redisUrl)), ...(await places(field)) };
    } finally {
      await field.close();
    }
  });
  for (const { name, mainFile, harm } of mutants)
    await withEventsSchema(adminUrl, 'mutant', async (databaseUrl) => {
      const field = await openCodeField({ databaseUrl, redisUrl, processes: 2, mainFile });
      try {
        demand((await harm(field)).length > 0, `unnoticed: ${name}`);
      } finally {
        await field.close();
      }
    });
  return { ...figures, 'mutants noticed': mutants.length };
}
