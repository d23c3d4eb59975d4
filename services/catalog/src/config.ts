import { object } from 'yup';
import { auditConfig, baseConfig, databaseConfig } from '@hub/nest-kit/base-config';

export const catalogConfig = object({ ...baseConfig, ...databaseConfig, ...auditConfig });
