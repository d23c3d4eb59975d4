import { object } from 'yup';
import { auditConfig, baseConfig, databaseConfig } from '@hub/nest-kit/base-config';

export const vipConfig = object({ ...baseConfig, ...databaseConfig, ...auditConfig });
