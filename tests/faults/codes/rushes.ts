import { aPlayer } from '@hub/nest-kit/testing';
import { aBatch, aCode, anEvent, type AnEvent } from '../../../services/events/test/redeem.setup.ts';
import type { CodeField, Ended } from './code-field.ts';

const WRONG = '序號錯誤或已使用，請再確認一次';
const LIMIT = 10;
/** Codes that are fought for at the same time. */
const AT_ONCE = 4;

/** How often calls ended how: `400 序號錯誤或已使用`. */
export const tally = (ends: readonly Ended[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { status, words } of ends) {
    const name = `${status} ${words}`.trim();
    sums[name] = (sums[name] ?? 0) + 1;
  }
  return sums;
};

/** In fewer calls than these, two transactions that meet while the processes warm up are more than one in a thousand. */
const FEW_CALLS = 2000;
const AGAIN_OF_FEW = 2;

/** Fewer than one transaction of a thousand may run again. */
export const isTooOften = (ranAgain: number, calls: number): boolean =>
  calls < FEW_CALLS ? ranAgain > AGAIN_OF_FEW : ranAgain >= calls / 1000;

export type Rush = { faults: string[]; calls: number; ranAgain: number; seconds: number };

/** Many accounts call for each code at once; what went wrong, in words. */
export async function rushForCodes(field: CodeField, codes: number, callers: number): Promise<Rush> {
  const event = await anEvent(field.query);
  const texts = Array.from({ length: codes }, aCode);
  await aBatch(field.query, event, texts);
  const [before, begun] = [await field.ranAgain(), performance.now()];
  const ends: Ended[] = [];
  for (let from = 0; from < codes; from += AT_ONCE) {
    const fought = texts.slice(from, from + AT_ONCE);
    const calls = Array.from({ length: callers }, () => fought.map((code) => field.redeem(event, aPlayer(), code)));
    ends.push(...(await Promise.all(calls.flat())));
  }
  const seconds = (performance.now() - begun) / 1000;
  const ranAgain = (await field.ranAgain()) - before;
  const calls = codes * callers;
  const faults = await faultsIn(field, event, codes);
  const expected = { '200': codes, [`400 ${WRONG}`]: calls - codes };
  if (JSON.stringify(Object.entries(tally(ends)).sort()) !== JSON.stringify(Object.entries(expected).sort()))
    faults.push(`answers: ${JSON.stringify(tally(ends))}`);
  if (isTooOften(ranAgain, calls)) faults.push(`${ranAgain} transactions of ${calls} ran again`);
  return { faults, calls, ranAgain, seconds };
}

/** What must not be after a rush for so many codes. */
async function faultsIn(field: CodeField, { id }: AnEvent, codes: number): Promise<string[]> {
  const twice = '(SELECT code_id FROM redemption WHERE event_id = ? GROUP BY code_id HAVING COUNT(*) > 1) t';
  const counts: [string, number, number][] = [
    ['redemptions', await field.many('redemption WHERE event_id = ?', [id]), codes],
    ['deliveries', await field.many('delivery WHERE reason = ?', [`serial:${id}`]), codes],
    ['codes with several redemptions', await field.many(twice, [id]), 0],
    ['used codes', await field.many('serial_code WHERE event_id = ? AND used = 1', [id]), codes],
    [
      'redemptions of whom the code says',
      await field.many(
        'redemption r JOIN serial_code c ON c.id = r.code_id AND c.claimed_by = r.account WHERE r.event_id = ?',
        [id],
      ),
      codes,
    ],
  ];
  return counts.flatMap(([what, is, wanted]) => (is === wanted ? [] : [`${is} ${what}, not ${wanted}`]));
}

/** One account guesses in parallel; how many were judged, and what the row says. */
export async function rushOfGuesses(field: CodeField, tries: number) {
  const [event, who, good] = [await anEvent(field.query, { error_limit: LIMIT }), aPlayer(), aCode()];
  await aBatch(field.query, event, [good]);
  const ends = await Promise.all(Array.from({ length: tries }, () => field.redeem(event, who, aCode())));
  const judged = ends.filter(({ status }) => status === 400).length;
  const others = ends.filter(({ status }) => status !== 400 && status !== 403).length;
  const noted = await field.many('wrong_entry WHERE event_id = ?', [event.id]);
  return { judged, others, noted, again: () => field.redeem(event, who, good) };
}

/** One account, one category of so many places, that many good codes at once. */
export async function rushForPlaces(field: CodeField, codes: number, places: number) {
  const [event, who] = [await anEvent(field.query, {}, [places]), aPlayer()];
  const texts = Array.from({ length: codes }, aCode);
  await aBatch(field.query, event, texts);
  const ends = await Promise.all(texts.map((code) => field.redeem(event, who, code)));
  const good = await field.many('serial_code WHERE event_id = ? AND used = 0 AND claimed_by IS NULL', [event.id]);
  const left = texts.find((_, nth) => ends[nth]!.status !== 200)!;
  const other = await field.redeem(event, aPlayer(), left);
  return { tally: tally(ends), good, other: other.status };
}

/** The same code from two devices of one account, in two processes at the same time. */
export async function rushOfTwoDevices(field: CodeField, rounds: number) {
  const event = await anEvent(field.query);
  const codes = Array.from({ length: rounds }, aCode);
  await aBatch(field.query, event, codes);
  const ends: Ended[] = [];
  for (const code of codes) {
    const who = aPlayer();
    ends.push(...(await Promise.all([field.redeem(event, who, code, 0), field.redeem(event, who, code, 1)])));
  }
  return { tally: tally(ends), redemptions: await field.many('redemption WHERE event_id = ?', [event.id]) };
}

/** The process that judged a wrong code is killed the moment it has answered; counts after each. */
export async function killAfterEachWrong(field: CodeField, limit = LIMIT) {
  const [event, who] = [await anEvent(field.query, { error_limit: limit }), aPlayer()];
  const counts: number[] = [];
  const starting = new Map<number, Promise<void>>();
  for (let nth = 0; nth < limit; nth += 1) {
    const place = nth % field.handles.length;
    await starting.get(place);
    const { status } = await field.redeem(event, who, aCode(), place);
    await field.handles[place]!.kill('SIGKILL');
    starting.set(place, field.handles[place]!.restart());
    const [row] = (await field.query('SELECT fails FROM redeem_lock WHERE event_id = ?', [event.id])) as {
      fails: number;
    }[];
    counts.push(status === 400 ? (row?.fails ?? 0) : -status);
  }
  await Promise.all(starting.values());
  return { counts, next: (await field.redeem(event, who, aCode())).status };
}
