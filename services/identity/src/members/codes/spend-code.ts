import { sameBytes } from '@hub/nest-kit/crypto';
import type { Tx } from '@hub/nest-kit/db';
import { CODE_IS_RECENT, TRIES_ELSEWHERE, TRIES_OF_PAGE } from './code-limits.ts';
import type { ShownCode } from './shown-code.ts';

type Live = { id: string; code_mac: Buffer; page_mac: Buffer | null; tries: number; page_tries: number };

/**
 * Ends every code of an address when one of them was shown; a wrong one costs each of them a try: the page that asked for a code has its own, all
 * others together have theirs. Whoever throws after `false` must let the transaction commit first: a try that is rolled back was none.
 */
export async function spendCode({ manager }: Pick<Tx, 'manager'>, shown: ShownCode): Promise<boolean> {
  const recent: Live[] = await manager.query(
    `SELECT id, code_mac, page_mac, tries, page_tries FROM member_code
      WHERE email_mac = ? AND ${CODE_IS_RECENT} ORDER BY id FOR UPDATE`,
    [shown.emailMac],
  );
  const own = recent.filter((code) => isOwn(code, shown) && code.page_tries < TRIES_OF_PAGE);
  const others = recent.filter((code) => !isOwn(code, shown) && code.tries < TRIES_ELSEWHERE);
  const opens = [...own, ...others].filter(({ code_mac }) => sameBytes(code_mac, shown.codeMac)).length > 0;
  if (opens) await change(manager, recent, 'spent_at = NOW(3), mail_box = NULL');
  else {
    await change(manager, own, 'page_tries = page_tries + 1');
    await change(manager, others, 'tries = tries + 1');
  }
  return opens;
}

const isOwn = ({ page_mac }: Live, { pageMac }: ShownCode): boolean =>
  page_mac !== null && pageMac !== null && sameBytes(page_mac, pageMac);

async function change(manager: Tx['manager'], codes: readonly Live[], set: string): Promise<void> {
  if (codes.length === 0) return;
  await manager.query(`UPDATE member_code SET ${set} WHERE id IN (?)`, [codes.map(({ id }) => id)]);
}
