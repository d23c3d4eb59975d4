import { createHash } from 'node:crypto';

const LOOKS = 15;
const ROUNDS = 300;
const ROW = { id: 10_001, game: 'H73', words: '月卡沒有收到，請協助查詢', marks: [1, 2, 3] };

/** The median of some looks at work that is always the same, in ms: a machine whose processor others use needs longer. */
export function paceNow(): number {
  const looks = Array.from({ length: LOOKS }, () => {
    const began = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) createHash('sha256').update(JSON.stringify(ROW)).digest('hex');
    return performance.now() - began;
  });
  return looks.sort((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0;
}
