import { migratesTo } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';

export const migrate = migratesTo('sample', schema);
