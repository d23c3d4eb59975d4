import type { EventArt } from '@hub/contracts/events';
import { inLanguage, type Language } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { translationsIn } from '../program/event.content.ts';

const MOST = 50;

type Stored = OpenEvent & { translations: string | null };
type OpenEvent = { id: number; name: string; art: EventArt; picture: string; ends_at: Date };

export async function findOpenEvents(source: DataSource, game: string, language: Language): Promise<OpenEvent[]> {
  const rows = await source.query<Stored[]>(
    `SELECT id, name, translations, art, picture, ends_at FROM event WHERE game_id = ? AND published_at IS NOT NULL
        AND stopped_at IS NULL AND removed_at IS NULL AND starts_at <= NOW(3) AND ends_at >= NOW(3)
      ORDER BY id DESC LIMIT ${MOST}`,
    [game],
  );
  return rows.map(({ translations, ...row }) =>
    inLanguage({ ...row, translations: translationsIn(translations) }, ['name'], language),
  );
}
