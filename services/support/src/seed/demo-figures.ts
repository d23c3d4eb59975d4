import { createHash } from 'node:crypto';
import { dayAfter, dayOf } from '@hub/contracts/tickets';
import type { SeedEvent, SeedFigures } from '@hub/tickets/server';
import { demoGames, demoTypes } from './demo-tickets.ts';

/** The last ninety days and those before them, so that there is something to compare with. */
const DAYS = 184;
const HOUR_MS = 3_600_000;
const PREFIX = 'demo-';

/** Who works at the desk of the demonstration: both have accounts, and the cases of the demonstration are theirs. */
const agents = [
  { id: 1, name: '小岳' },
  { id: 2, name: '小敏' },
];
/** How much of the work each game and type makes. */
const gameShares = ['H73', 'H73', 'H73', 'G112', 'G112', 'L33', 'MA96', 'g66naxx2tw', 'h55naxx2tw', 'G115'];
const typeShares = ['2', '2', '2', '3', '3', '1', '4', '4', 'f', 'g', '5', '9'];
/** Sunday first: players write when they play. */
const perDay = [23, 15, 14, 14, 16, 19, 25];

/** Taiwan's public holidays of 2026 with the days given instead of those on a weekend, and the first of the year after. */
const holidays = [
  ['2026-01-01', '元旦'],
  ['2026-02-15', '小年夜'],
  ['2026-02-16', '除夕'],
  ['2026-02-17', '春節初一'],
  ['2026-02-18', '春節初二'],
  ['2026-02-19', '春節初三'],
  ['2026-02-20', '小年夜補假'],
  ['2026-02-27', '和平紀念日補假'],
  ['2026-02-28', '和平紀念日'],
  ['2026-04-03', '兒童節補假'],
  ['2026-04-04', '兒童節'],
  ['2026-04-05', '清明節'],
  ['2026-04-06', '清明節補假'],
  ['2026-05-01', '勞動節'],
  ['2026-06-19', '端午節'],
  ['2026-09-25', '中秋節'],
  ['2026-09-28', '教師節'],
  ['2026-10-09', '國慶日補假'],
  ['2026-10-10', '國慶日'],
  ['2026-10-25', '臺灣光復節'],
  ['2026-10-26', '光復節補假'],
  ['2026-12-25', '行憲紀念日'],
  ['2027-01-01', '元旦'],
] as const;

/** The same numbers for the same words: a day is told as it was told before. Words that are alike have other numbers. */
function diceOf(words: string): (below: number) => number {
  const seed = createHash('sha256').update(words).digest();
  let at = 0;
  return (below) => {
    const [one = 0, two = 0] = [seed[at % seed.length], seed[(at + 1) % seed.length]];
    at += 2;
    return Math.floor(((one * 256 + two) / 65_536) * below);
  };
}

const shut = new Set<string>(holidays.map(([day]) => day));
/** The day itself, or the first after it on which the desk is there. */
const openDay = (day: string): string => (shut.has(day) ? openDay(dayAfter(day)) : day);

/** Half a year of work up to `now`. What is still to come of a case is told by a later start. */
export function demoFigures(now: Date): SeedFigures {
  const today = dayOf(now);
  const days = Array.from({ length: DAYS }, (_, back) => dayAfter(today, -back));
  return {
    prefix: PREFIX,
    events: days.flatMap(casesOfDay).filter(({ at }) => at <= now),
    names: [
      ...Object.entries(demoGames).map(([member, { name }]) => ({ side: 'game' as const, member, name })),
      ...Object.entries(demoTypes).map(([member, name]) => ({ side: 'type' as const, member, name })),
      ...agents.map(({ id, name }) => ({ side: 'agent' as const, member: String(id), name })),
    ],
    holidays: holidays.map(([day, name]) => ({ game_id: '', day, name })),
  };
}

function casesOfDay(day: string): SeedEvent[] {
  const dice = diceOf(day);
  const many = (perDay[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 15) + dice(7) - 3;
  return Array.from({ length: many }, (_, n) => caseOf(`${PREFIX}${day}-${n}`, day, diceOf(`${day} ${n}`))).flat();
}

/** One case from its filing to its rating. Most players write in the evening and are answered the next morning. */
function caseOf(name: string, day: string, dice: (below: number) => number): SeedEvent[] {
  const hour = [9, 11, 13, 15, 17, 19, 20, 21, 22, 23][dice(10)] ?? 20;
  const filed = new Date(`${day}T${String(hour).padStart(2, '0')}:${String(dice(60)).padStart(2, '0')}:00+08:00`);
  const agent = agents[dice(agents.length)] ?? agents[0];
  const place = {
    filed_at: filed,
    game_id: gameShares[dice(gameShares.length)] ?? 'H73',
    question_type: typeShares[dice(typeShares.length)] ?? '9',
  };
  const by = { agent_id: agent?.id ?? null, agent_name: agent?.name ?? null };
  const event = (kind: SeedEvent['kind'], at: Date, detail: number, who = by): SeedEvent => ({
    name: `${name}-${kind}`,
    kind,
    at,
    detail,
    ...place,
    ...who,
  });
  const later = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);
  const opens = new Date(`${openDay(hour >= 17 ? dayAfter(day) : day)}T10:00:00+08:00`);
  const begins = filed > opens ? filed : opens;
  const answered = later(begins, 0.2 + (dice(100) * dice(100)) / 2400);
  const closed = later(answered, 0.5 + (dice(100) * dice(100)) / 130);
  const rated = later(closed, 0.1 + dice(40) / 10);
  const closer = dice(100) < 64 ? 1 : dice(100) < 75 ? 2 : 3;
  return [
    event('filed', filed, dice(14) === 0 ? 1 : 0, { agent_id: null, agent_name: null }),
    event('answered', answered, 1),
    ...(dice(3) === 0 ? [{ ...event('answered', later(answered, 0.4), 0), name: `${name}-again` }] : []),
    event('closed', closed, closer),
    ...(closer === 1 && dice(2) === 0 ? [event('rated', rated, dice(100) < 83 ? 1 : 2)] : []),
  ];
}
