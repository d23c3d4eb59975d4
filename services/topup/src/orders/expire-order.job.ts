import { number, object } from 'yup';
import { job } from '@hub/nest-kit/outbox';

export const expireOrder = job('expire-order', object({ id: number().integer().required() }));

export const expiryKey = (id: number): string => `expire-order-${id}`;
