import { number, object } from 'yup';
import { job } from '@hub/nest-kit/outbox';

export const decideLate = job('decide-late-order', object({ id: number().integer().required() }));
