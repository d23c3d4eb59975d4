import { randomBytes } from 'node:crypto';
import type { GameMail } from '@hub/contracts/partner';
import { openDatabase } from '@hub/nest-kit/db';
import { GameClient } from '@hub/nest-kit/partner';
import { schema } from '../../../services/events/src/data-source.ts';
import { start as startReal } from '../../../services/events/src/worker.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newName = () => `rdm_${[...randomBytes(26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;

/**
 * The real worker with one safety taken out: a mail that was tried before, by whichever process, goes under a new name. The
 * first try has the real one.
 */
export async function start(env: Record<string, string | undefined>) {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 4);
  const named = async (mail: GameMail): Promise<GameMail> => {
    const rows = await source.query<{ tries: number }[]>('SELECT tries FROM delivery WHERE mail_id = ?', [
      mail.mail_id,
    ]);
    return rows[0]?.tries === 0 ? mail : { ...mail, mail_id: newName() };
  };
  const { sendMail } = GameClient.prototype;
  GameClient.prototype.sendMail = async function (game, mail, timed) {
    return sendMail.call(this, game, await named(mail), timed);
  };
  const running = await startReal(env);
  const close = async () => {
    await running.close();
    await source.destroy();
  };
  return { ...running, close };
}
