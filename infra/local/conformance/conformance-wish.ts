import { parseArgs } from 'node:util';
import { MAIL_ID } from '@hub/contracts/partner';
import type { LinkKey } from '@hub/nest-kit/partner-signature';
import { Refusal } from '../boot/say.mjs';

export type ConformanceWish = {
  /** Address of the game's server, without a slash at its end; may hold a path. */
  baseUrl: string;
  game: string;
  key: LinkKey;
  role: string;
  /** What the look-up calls the host; '' where the game has none. */
  host: string;
  /** Where mails for the role go; '' takes it from the look-up. */
  server: string;
  item: string;
  unknownItem: string;
  absentRole: string;
  recall: boolean;
  json: boolean;
  /** How long a look-up and a mail may take, ms. */
  lookUpMs: number;
  mailMs: number;
};

const TEXT = 'text:';
const LEAST_BYTES = 32;

export const CONFORMANCE_USAGE = [
  'npm run -s conformance -- --url https://game.example --game H73 --kid h73-link-1 --secret … --role 123456789',
  '',
  '  --secret    the secret as you were given it (base64url); text:… for one that is plain text.',
  '              GAME_LINK_SECRET in the environment does as well, and stays out of your history.',
  '  --role      a role of yours that may get test mails (about thirty of them)',
  '  --host      what your look-up calls the host of that role, --server where it lives (else as the look-up says)',
  '  --item      an item you know (gift_box_a), --unknown-item one you do not, --absent-role a role you do not have',
  '  --recall    you take mails back',
  '  --json      the result as JSON; the exit code is 0 when all is right, 1 when not, 2 when it could not be looked at',
];

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  url: text,
  game: text,
  kid: text,
  secret: text,
  role: text,
  host: text,
  server: text,
  item: text,
  'unknown-item': text,
  'absent-role': text,
  recall: flag,
  json: flag,
  'look-up-ms': text,
  'mail-ms': text,
};

/** Reads the command line. Throws `Refusal` with the usage. */
export function readConformanceWish(args: string[], env: Record<string, string | undefined>): ConformanceWish {
  try {
    const { values } = parseArgs({ args, options });
    const secret = values.secret ?? env.GAME_LINK_SECRET;
    const { url, game, kid, role } = values;
    const missing = Object.entries({ url, game, kid, secret, role }).filter(([, value]) => !value);
    if (missing.length) throw new Error(`missing: ${missing.map(([name]) => `--${name}`).join(', ')}`);
    return {
      baseUrl: addressIn(url ?? ''),
      game: game ?? '',
      key: { kid: kid ?? '', secret: bytesIn(secret ?? '') },
      role: role ?? '',
      host: values.host ?? '',
      server: values.server ?? '',
      item: values.item ?? 'gift_box_a',
      unknownItem: values['unknown-item'] ?? 'unknown_item_of_the_test',
      absentRole: values['absent-role'] ?? 'no_such_role',
      recall: values.recall ?? false,
      json: values.json ?? false,
      lookUpMs: Number(values['look-up-ms'] ?? 3000),
      mailMs: Number(values['mail-ms'] ?? 5000),
    };
  } catch (error) {
    throw new Refusal((error as Error).message, '', ...CONFORMANCE_USAGE);
  }
}

function addressIn(given: string): string {
  const { protocol, origin, pathname, search } = new URL(given);
  if (!/^https?:$/.test(protocol) || search) throw new Error(`--url ${given} is not an address of http or https`);
  return origin + pathname.replace(/\/+$/, '');
}

function bytesIn(secret: string): Buffer {
  const bytes = secret.startsWith(TEXT) ? Buffer.from(secret.slice(TEXT.length)) : Buffer.from(secret, 'base64url');
  if (bytes.length < LEAST_BYTES)
    throw new Error(`--secret holds ${bytes.length} bytes; a secret has ${LEAST_BYTES} at least`);
  return bytes;
}

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function freshMailId(): string {
  const signs = Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => SIGNS[byte % SIGNS.length]);
  const id = `tst_${signs.join('')}`;
  if (!MAIL_ID.test(id)) throw new Error(`not a name of a mail: ${id}`);
  return id;
}
