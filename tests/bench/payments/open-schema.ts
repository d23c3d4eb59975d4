import { migrate } from '../../../services/topup/src/migrate.ts';
import { withSchema } from '../site/with-schema.ts';

export const withTopupSchema = <T>(
  adminUrl: string,
  name: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => withSchema({ adminUrl, name: `topup_${name}`, migrate }, work);
