import type { SerialBatchKind } from '@hub/contracts/events';
import type { Tx } from '@hub/nest-kit/db';
import { keywordElsewhere } from '../serials.errors.ts';
import { SERIALS } from '../import/serial-kind.ts';

type Twin = { id: number; kind: SerialBatchKind; event: string };
type Keyword = { mac: Buffer; event: number; game: string };

const OVER = "('disabled', 'cancelled')";
const NAMED = `SELECT b.id, b.kind, e.name AS event FROM serial_batch b JOIN event e ON e.id = b.event_id
  WHERE b.id IN (?) AND b.game_id = ? AND b.state NOT IN ${OVER} ORDER BY b.kind = 'keyword' DESC`;

/** Held before the keyword is written, so that both sides take their locks in this order; and after its own batch. */
export async function holdBatches({ manager }: Tx, game: string): Promise<void> {
  await manager.query(
    `SELECT id FROM bulk_job WHERE kind = '${SERIALS}' AND next_at IS NOT NULL
      AND subject_id IN (SELECT b.id FROM serial_batch b WHERE b.game_id = ?) LOCK IN SHARE MODE`,
    [game],
  );
}

/** Throws when another event has it, as a keyword or a code, even one not good yet. What is disabled is nobody's. */
export async function demandFree({ manager }: Tx, { mac, event, game }: Keyword): Promise<void> {
  // Who writes the same word for another event at this moment is waited for.
  const codes: { batch_id: number }[] = await manager.query(
    'SELECT batch_id FROM serial_code WHERE code_mac = ? AND event_id <> ? LOCK IN SHARE MODE',
    [mac, event],
  );
  const batches = codes.map(({ batch_id }) => batch_id);
  const [twin]: Twin[] = batches.length > 0 ? await manager.query(NAMED, [batches, game]) : [];
  if (twin) throw keywordElsewhere(twin.kind === 'keyword' ? 'keyword' : 'code', { event: twin.event, batch: twin.id });
}
