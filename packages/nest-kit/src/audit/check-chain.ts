import { setImmediate as breathe } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Head } from './chain-rows.ts';
import { GENESIS, rowHash, type HashedRow } from './row-hash.ts';

const BATCH = 1000;

/** `anchor`: not an earlier day's chain; `gone-before`: a row went unplaced; `fork`: identity has another chain. */
export type Break = {
  seq: number;
  auditId: string;
  why: 'row-changed' | 'row-gone' | 'place-gone' | 'anchor' | 'not-chained' | 'gone-before' | 'fork';
};
export type Checked = { head: Head; broken: Break | null };

type Place = HashedRow & { seq: string; audit_id: string; hash: Buffer };

const START: Head = { seq: 0, hash: GENESIS };

export async function walkChain(source: DataSource, service: string, after = START): Promise<Checked> {
  let head = after;
  for (;;) {
    const places: Place[] = await source.query(
      `SELECT audit.*, chain.seq, chain.audit_id, chain.hash FROM audit_chain chain
        LEFT JOIN audit ON audit.id = chain.audit_id WHERE chain.seq > ? ORDER BY chain.seq LIMIT ${BATCH}`,
      [head.seq],
    );
    for (const place of places) {
      const why = faultOf(head, service, place);
      if (why) return { head, broken: { seq: head.seq + 1, auditId: String(place.audit_id), why } };
      head = { seq: Number(place.seq), hash: place.hash };
    }
    if (places.length < BATCH) return { head, broken: null };
    await breathe();
  }
}

function faultOf(before: Head, service: string, place: Place): Break['why'] | null {
  const seq = before.seq + 1;
  if (Number(place.seq) !== seq) return 'place-gone';
  if (place.id === null) return 'row-gone';
  return rowHash(before.hash, service, seq, place).equals(place.hash) ? null : 'row-changed';
}

export async function checkChain(source: DataSource, service: string): Promise<Checked> {
  const walked = await walkChain(source, service);
  if (walked.broken) return walked;
  const { head } = walked;
  const broken = (await wrongAnchor(source, head)) ?? (await besideChain(source, head));
  return { head, broken };
}

async function wrongAnchor(source: DataSource, head: Head): Promise<Break | null> {
  const rows: { seq: string; audit_id: string | null }[] = await source.query(
    `SELECT anchor.seq, chain.audit_id FROM audit_anchor anchor LEFT JOIN audit_chain chain ON chain.seq = anchor.seq
      WHERE anchor.seq > ? OR chain.hash IS NULL OR chain.hash <> anchor.hash ORDER BY anchor.seq LIMIT 1`,
    [head.seq],
  );
  const row = rows[0];
  return row ? { seq: Number(row.seq), auditId: String(row.audit_id ?? ''), why: 'anchor' } : null;
}

async function besideChain(source: DataSource, head: Head): Promise<Break | null> {
  const lonely: { id: string }[] = await source.query(
    `SELECT audit.id FROM audit LEFT JOIN audit_chain chain ON chain.audit_id = audit.id
      LEFT JOIN audit_pending waiting ON waiting.audit_id = audit.id
      WHERE chain.seq IS NULL AND waiting.audit_id IS NULL ORDER BY audit.id LIMIT 1`,
  );
  if (lonely[0]) return { seq: head.seq + 1, auditId: String(lonely[0].id), why: 'not-chained' };
  const gone: { audit_id: string }[] = await source.query(
    `SELECT waiting.audit_id FROM audit_pending waiting LEFT JOIN audit ON audit.id = waiting.audit_id
      WHERE audit.id IS NULL ORDER BY waiting.audit_id LIMIT 1`,
  );
  return gone[0] ? { seq: head.seq + 1, auditId: String(gone[0].audit_id), why: 'gone-before' } : null;
}
