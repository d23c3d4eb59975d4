import { ValidationError, type InferType, type ObjectSchema, type AnyObject } from 'yup';

export type Env = Record<string, string | undefined>;

export class BadConfig extends Error {
  constructor(
    readonly service: string,
    readonly faults: string[],
  ) {
    super(`${service} cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Throws `BadConfig` with every fault. */
export function loadConfig<T extends AnyObject>(service: string, schema: ObjectSchema<T>, env: Env) {
  try {
    return schema.validateSync(env, { abortEarly: false, stripUnknown: true }) as InferType<ObjectSchema<T>>;
  } catch (error) {
    if (error instanceof ValidationError) throw new BadConfig(service, error.errors);
    throw error;
  }
}
