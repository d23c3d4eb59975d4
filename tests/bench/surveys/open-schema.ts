import { migrate } from '../../../services/surveys/src/migrate.ts';
import { withSchema } from '../site/with-schema.ts';

export const withSurveysSchema = <T>(
  adminUrl: string,
  name: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => withSchema({ adminUrl, name: `surveys_${name}`, migrate }, work);
