import { serviceSchema } from '@hub/nest-kit/db';
import { CreateSample1800000000000 } from './migrations/1800000000000-create-sample.ts';
import { Note } from './notes/note.entity.ts';

export const schema = serviceSchema({
  kit: ['tables', 'schedules', 'calendar', 'held-accounts'],
  entities: [Note],
  migrations: [CreateSample1800000000000],
});
