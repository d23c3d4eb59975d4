import { migrate } from '../../../services/events/src/migrate.ts';
import { withSchema } from '../site/with-schema.ts';

export const withEventsSchema = <T>(
  adminUrl: string,
  name: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => withSchema({ adminUrl, name, migrate }, work);
