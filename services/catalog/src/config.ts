import { object } from 'yup';
import { baseConfig, databaseConfig } from '@hub/nest-kit/base-config';

export const catalogConfig = object({ ...baseConfig, ...databaseConfig });
