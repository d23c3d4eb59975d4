import type { ClosedBy } from '../../../../packages/tickets/src/server/ticket.entity.ts';
import { takesFiles, type Desk } from '@hub/contracts/tickets';
import { demoTypes } from '@hub/tickets/server';
import { dice, draw, pick, share } from './dice.ts';
import { playerOf, writerOf, type Player } from './player.ts';
import { answerOf, contentOf, followUpOf } from './words.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a part of the cases was filed, in days before now: a site that grows. */
export type Era = { from: number; to: number; oldest: number; newest: number };
export type Agent = { id: number; name: string };
export type Said = { official: boolean; by: Agent | null; content: string; at: Date };

/** A case with its past. `n` counts the generated ones from 0. */
export type Case = {
  n: number;
  player: Player;
  visitor: boolean;
  type: string;
  typeText: string;
  content: string;
  language: string;
  status: 0 | 1 | 2 | 4;
  isRead: boolean;
  createdAt: Date;
  replies: Said[];
  assignee: Agent | null;
  priority: 0 | 1;
  waitingSince: Date | null;
  closedAt: Date | null;
  closedBy: ClosedBy | null;
  csat: { at: Date; value: 1 | 2; comment: string | null } | null;
  version: number;
  papers: number;
};

const types = Object.entries({ '1': 18, '2': 30, '3': 16, '4': 14, '5': 6, '6': 4, '9': 8, f: 2.5, g: 1.5 });
const languages = [
  ['zh-TW', 72],
  ['zh-HK', 20],
  ['en', 8],
] as const;
/** One of ten is open: most wait for the first answer, some for the next, some for the player. */
const statuses = [
  [0, 5],
  [1, 2],
  [2, 3],
  [4, 90],
] as const;
const counts: Record<Case['status'], readonly (readonly [number, number])[]> = {
  0: [[0, 1]],
  1: [
    [2, 6],
    [4, 3],
    [6, 1],
  ],
  2: [
    [1, 7],
    [3, 2],
    [5, 1],
  ],
  4: [
    [0, 4],
    [1, 46],
    [2, 12],
    [3, 24],
    [5, 10],
    [6, 4],
  ],
};
export const agents: readonly Agent[] = [
  '小岳',
  '小敏',
  ...'安柔哲涵宇庭倫潔翔恩傑瑜軒蓉睿芸'.split('').map((sign) => `小${sign}`),
].map((name, at) => ({ id: at + 1, name }));

export function caseOf(n: number, era: Era, { desk, now }: { desk: Desk; now: number }): Case {
  const player = playerOf(writerOf(n));
  const type = draw(types, n, 4);
  const status = draw(statuses, n, 5);
  const many = draw(counts[status], n, 6);
  const created = createdOf(n, era, now);
  // Everything that a case went through lies before now.
  const step = Math.min(HOUR_MS * (0.3 + 12 * share(n, 7)), (now - created) / (many + 4));
  const at = (steps: number) => new Date(Math.round(created + steps * step));
  const replies = saidIn(n, status, many, at);
  const closedAt = status === 4 ? at(many + 1) : null;
  const closedBy = status === 4 ? (many === 0 ? 'system' : pick(['player', 'player', 'staff'] as const, n, 8)) : null;
  const last = replies.at(-1);
  return {
    n,
    player,
    visitor: share(n, 9) < 0.2,
    type,
    typeText: demoTypes[type] ?? '其他',
    content: contentOf(n, type),
    language: draw(languages, n, 10),
    status,
    isRead: status !== 2 || share(n, 11) < 0.5,
    createdAt: at(0),
    replies,
    assignee: many > 0 && share(n, 12) < 0.6 ? pick(agents, n, 13) : null,
    priority: share(n, 14) < 0.03 ? 1 : 0,
    waitingSince: status === 0 ? at(0) : status === 1 ? (last?.at ?? null) : null,
    closedAt,
    closedBy,
    csat: desk.rating && closedBy && closedBy !== 'system' && share(n, 15) < 0.3 ? csatOf(n, at(many + 2)) : null,
    version: 1 + many + (closedAt ? 1 : 0),
    papers: papered(desk, type) ? 1 + (dice(n, 16) % 2) : 0,
  };
}

const papered = ({ proofs }: Desk, type: string) =>
  proofs.some((group) => group.kind === 'id_paper' && takesFiles(group, type));

/** Numbers grow with time. */
function createdOf(n: number, { from, to, oldest, newest }: Era, now: number): number {
  const place = (n - from) / Math.max(1, to - from);
  return Math.floor(now - (oldest - place * (oldest - newest)) * DAY_MS);
}

/** Staff begins and both take turns; what is not waiting for staff ends with staff. */
function saidIn(n: number, status: Case['status'], many: number, at: (steps: number) => Date): Said[] {
  return Array.from({ length: many }, (_, step) => {
    const official = step % 2 === 0 || (status !== 1 && step === many - 1);
    const content = official ? answerOf(n, step) : followUpOf(n, step);
    return { official, by: official ? pick(agents, n, 70 + step) : null, content, at: at(step + 1) };
  });
}

const csatOf = (n: number, at: Date): Case['csat'] =>
  share(n, 17) < 0.82 ? { at, value: 1, comment: null } : { at, value: 2, comment: '等太久了，希望能更快回覆' };
