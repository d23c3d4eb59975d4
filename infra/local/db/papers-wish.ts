import { parseArgs } from 'node:util';
import { ValidationError } from 'yup';
import { PAPER_REASON_MIN, paperBody } from '@hub/contracts/tickets';
import { Refusal } from '../boot/say.mjs';

export type PapersWish = { case: number; reason: string };
export const PAPERS_USAGE = `npm run -s papers:destroy -- --case 10232 --reason 'why, ${PAPER_REASON_MIN} to 200 letters'`;

const options = { case: { type: 'string' }, reason: { type: 'string' } } as const;

export function readPapersWish(args: string[]): PapersWish {
  try {
    const { case: number = '', reason } = parseArgs({ args, options }).values;
    if (!/^[1-9]\d{0,9}$/.test(number)) throw new Error('--case: the number of the case, without letters');
    return { case: Number(number), reason: paperBody.validateSync({ reason }).reason ?? '' };
  } catch (error) {
    const said = error instanceof ValidationError ? '--reason: too short or too long' : (error as Error).message;
    throw new Refusal(said, '', PAPERS_USAGE);
  }
}
