import { object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import type { ServiceName } from '../shared/route.ts';

/** Something that happened in one service and that others act on: its name, its shape, and who must be told. */
export type Fact<T extends AnyObject = AnyObject> = {
  name: string;
  data: ObjectSchema<T>;
  to: readonly ServiceName[];
};
export type FactData<F extends Fact> = InferType<F['data']>;

export function fact<T extends AnyObject>(name: string, data: ObjectSchema<T>, to: readonly ServiceName[]): Fact<T> {
  return { name, data, to };
}

/** What travels to `/internal/facts/<name>`: `id` names the fact for ever, `at` is when it happened (ISO). */
export const envelopeOf = <F extends Fact>(declared: F) =>
  object({
    id: string()
      .matches(/^[A-Za-z0-9_.-]{1,64}$/)
      .required(),
    at: string().max(32).required(),
    data: declared.data.required() as F['data'],
  });
export type FactEnvelope<F extends Fact = Fact> = { id: string; at: string; data: FactData<F> };
