import { parseArgs } from 'node:util';
import { ValidationError } from 'yup';
import { identityTexts, newAccountBody } from '@hub/contracts/identity';
import { Refusal } from '../boot/say.mjs';

export type OwnerWish = { login: string; name: string; additional: boolean; again: boolean };
export const OWNER_USAGE = 'npm run -s owner -- --login an.li --name 李安 [--additional | --again]';

const texts: Partial<Record<string, { en: string }>> = identityTexts;
const options = {
  login: { type: 'string' },
  name: { type: 'string' },
  additional: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
} as const;

export function readOwnerWish(args: string[]): OwnerWish {
  try {
    const { additional, again, ...given } = parseArgs({ args, options }).values;
    const { login, name } = newAccountBody.validateSync({ ...given, owner: true }, { abortEarly: false });
    return { login, name, additional, again };
  } catch (error) {
    const said =
      error instanceof ValidationError
        ? error.inner.map(({ path, message }) => `--${path}: ${texts[message]?.en ?? message}`)
        : [(error as Error).message];
    throw new Refusal(...said, '', OWNER_USAGE);
  }
}
