import type { EventArt } from '@hub/contracts/events';
import type { DataSource } from 'typeorm';

const MOST = 50;

type OpenEvent = { id: number; name: string; art: EventArt; ends_at: Date };

/** What players of a game can redeem at now, the newest first. */
export const findOpenEvents = (source: DataSource, game: string): Promise<OpenEvent[]> =>
  source.query<OpenEvent[]>(
    `SELECT id, name, art, ends_at FROM event WHERE game_id = ? AND published_at IS NOT NULL AND stopped_at IS NULL
        AND removed_at IS NULL AND starts_at <= NOW(3) AND ends_at >= NOW(3) ORDER BY id DESC LIMIT ${MOST}`,
    [game],
  );
