import type { EventBody, PictureUse } from '@hub/contracts/events';
import { InvalidInput } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';

/** Where each picture of a draft stands in its form. */
const namedBy = ({ picture, categories }: EventBody): [field: string, id: string, stands: PictureUse][] => [
  ['picture', picture, 'banner'],
  ...categories.map((one, at): [string, string, PictureUse] => [`categories[${at}].picture`, one.picture, 'reward']),
];

/** The pictures of a draft are there, and stay: whoever tidies up at this moment finds them just used. */
export async function holdPictures(manager: EntityManager, game: string, body: EventBody): Promise<void> {
  const named = namedBy(body).filter(([, id]) => id !== '');
  if (named.length === 0) return;
  const ids = named.map(([, id]) => id);
  await manager.query('UPDATE event_picture SET used_at = NOW(3) WHERE id IN (?)', [ids]);
  const rows = await manager.query<{ id: string; stands: PictureUse }[]>(
    'SELECT id, stands FROM event_picture WHERE id IN (?) AND game_id = ?',
    [ids, game],
  );
  const known = new Set(rows.map((row) => `${row.stands} ${row.id}`));
  const gone = named.filter(([, id, stands]) => !known.has(`${stands} ${id}`));
  if (gone.length > 0)
    throw new InvalidInput(Object.fromEntries(gone.map(([field]) => [field, { code: 'PICTURE_GONE' }])));
}
