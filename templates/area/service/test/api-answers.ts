import { randomUUID } from 'node:crypto';
import type { AreaAnswers } from '../../../tests/api/area-answers.ts';

const LEAVE = 'POST /api/sample/notes';
const LIST = 'GET /api/staff/sample/notes';

/** A success and a refusal of each of its calls, on the whole site. */
export const answerCalls: AreaAnswers = async (site, { player, signedIn }) => {
  const headers = { 'x-auth-token': player, 'idempotency-key': randomUUID() };
  for (const note of ['很好玩', '']) await site.call(LEAVE, { headers, json: { note } });
  await (await signedIn('min')).call(LIST);
  await (await signedIn('yue')).call(LIST);
};
