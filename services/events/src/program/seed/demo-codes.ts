import { createHash } from 'node:crypto';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const numbered = (word: string, many: number, from = 1) =>
  Array.from({ length: many }, (_, nth) => `DEMO${word}${String(from + nth).padStart(4, '0')}`);

/** Codes that nobody has to type; the same at every run. */
const printed = (name: string, many: number) =>
  Array.from({ length: many }, (_, nth) => {
    const bytes = createHash('sha256').update(`demo code\n${name}\n${nth}`).digest();
    return [...bytes.subarray(0, 12)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  });

/** `cap`: of a keyword. `codes` in their normal form. */
export type DemoBatch = {
  id: number;
  event: number;
  category: number;
  game: string;
  kind: 'generated' | 'imported' | 'keyword';
  name: string;
  disabled?: boolean;
  cap?: number;
  codes: string[];
};

/** Used ones, in the order in which they were. */
export const usedOf = (name: string): string[] => [...numbered('USED', 1, name === 'A' ? 1 : 2), ...printed(name, 480)];

export const demoBatches: DemoBatch[] = [
  {
    id: 1,
    event: 1,
    category: 1,
    game: 'H73',
    kind: 'imported',
    name: '週年慶卡片',
    codes: [...numbered('2026', 10), ...usedOf('A'), ...printed('A-rest', 9)],
  },
  {
    id: 2,
    event: 1,
    category: 2,
    game: 'H73',
    kind: 'generated',
    name: '應援團活動',
    codes: [...numbered('2026', 10, 11), ...usedOf('B'), ...printed('B-rest', 9)],
  },
  {
    id: 3,
    event: 1,
    category: 1,
    game: 'H73',
    kind: 'imported',
    name: '印錯的卡片',
    disabled: true,
    codes: numbered('STOP', 20),
  },
  { id: 4, event: 2, category: 3, game: 'H73', kind: 'generated', name: '賞月卡片', codes: numbered('MOON', 50) },
  { id: 5, event: 3, category: 4, game: 'H73', kind: 'generated', name: '雪花卡片', codes: numbered('SNOW', 100) },
  {
    id: 6,
    event: 5,
    category: 6,
    game: 'g66naxx2tw',
    kind: 'keyword',
    name: '直播口令',
    cap: 10_000,
    codes: ['GOODLUCK2026'],
  },
];
