import { number, object } from 'yup';
import { job } from '@hub/nest-kit/outbox';

/** Ends an order that nobody paid, after the provider was asked. */
export const expireOrder = job('expire-order', object({ id: number().integer().required() }));

export const expiryKey = (id: number): string => `expire-order-${id}`;
