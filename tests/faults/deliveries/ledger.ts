import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export type Applied = { mail_id: string; role_id: string; partner_mail_id: string; body_sha256: string; at: number };

/** What the game really did, from its own book: every effect, in order. */
export async function appliedIn(file: string): Promise<Applied[]> {
  const applied: Applied[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.includes('"applied"')) continue;
    const row = JSON.parse(line) as Applied & { kind: string };
    if (row.kind === 'applied') applied.push(row);
  }
  return applied;
}

/** How many roles got more than one mail, under whatever name; in a field each role is to get one. */
export const twiceIn = (applied: readonly Applied[]): number =>
  [...Map.groupBy(applied, ({ role_id }) => role_id).values()].filter((mails) => mails.length > 1).length;

export type Kept = { mail_id: string; state: string; partner_mail_id: string };

/** What is wrong between what was asked for, what our rows say and what the game did; nothing when each arrived once. */
export function faultsBetween(asked: readonly string[], kept: readonly Kept[], applied: readonly Applied[]): string[] {
  const byName = Map.groupBy(applied, ({ mail_id }) => mail_id);
  const wanted = new Set(asked);
  const rows = new Map(kept.map((row) => [row.mail_id, row]));
  const faults: string[] = [];
  for (const mailId of wanted) {
    const times = byName.get(mailId)?.length ?? 0;
    if (times !== 1) faults.push(`${mailId} was applied ${times} times`);
    const row = rows.get(mailId);
    if (row?.state !== 'delivered') faults.push(`${mailId} is ${row?.state ?? 'not there'}`);
    else if (row.partner_mail_id !== byName.get(mailId)?.[0]?.partner_mail_id)
      faults.push(`${mailId} has another name`);
  }
  for (const mailId of byName.keys()) if (!wanted.has(mailId)) faults.push(`${mailId} was applied and never asked for`);
  return faults;
}
