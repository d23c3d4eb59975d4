import { object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import type { ServiceName } from '../shared/route.ts';

export type IntegrationEvent<T extends AnyObject = AnyObject> = {
  name: string;
  data: ObjectSchema<T>;
  to: readonly ServiceName[];
};
export type IntegrationEventData<F extends IntegrationEvent> = InferType<F['data']>;

export function integrationEvent<T extends AnyObject>(
  name: string,
  data: ObjectSchema<T>,
  to: readonly ServiceName[],
): IntegrationEvent<T> {
  return { name, data, to };
}

/** What travels to `/internal/facts/<name>`: `id` names the fact for ever, `at` is when it happened (ISO). */
export const envelopeOf = <F extends IntegrationEvent>(declared: F) =>
  object({
    id: string()
      .matches(/^[A-Za-z0-9_.-]{1,64}$/)
      .required(),
    at: string().max(32).required(),
    data: declared.data.required() as F['data'],
  });
export type IntegrationEventEnvelope<F extends IntegrationEvent = IntegrationEvent> = {
  id: string;
  at: string;
  data: IntegrationEventData<F>;
};
