import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';

export type View = 'http' | 'worker';

type Imported = Type | DynamicModule | FeatureModule;
type Exported = NonNullable<DynamicModule['exports']>[number];

type Part = {
  imports?: readonly Imported[];
  controllers?: readonly Type[];
  providers?: readonly Provider[];
  exports?: readonly (Exported | FeatureModule)[];
  /** Stands beside `http`, never in it: the worker would not have it. */
  worker?: never;
};

/** `controllers` and `http` stand in the HTTP process alone, `worker` in the job process alone, the rest in both. */
export type FeatureParts = Omit<Part, 'worker'> & {
  http?: readonly Provider[] | (() => Part | Promise<Part>);
  worker?: readonly Provider[];
};

export type FeatureModule = FeatureParts & { feature: Type };

const declared = new WeakMap<Type, FeatureParts>();

export const Feature =
  (parts: FeatureParts) =>
  <T extends Type>(target: T): void => {
    declared.set(target, parts);
    Module({})(target);
  };

const tokenOf = (provider: Provider) => (typeof provider === 'function' ? provider : provider.provide);
const isFeature = (module: Imported): module is FeatureModule => 'feature' in module;
const partsOf = (module: Imported) => (isFeature(module) ? module : declared.get(module as Type));

const importsOf = (module: Type): unknown[] => (Reflect.getMetadata('imports', module) ?? []) as unknown[];

/** Nest would take a feature for an empty module. */
function plain(module: Type | DynamicModule): Type | DynamicModule {
  const imports = 'module' in module ? (module.imports ?? []) : importsOf(module);
  for (const one of imports)
    if (declared.has(one as Type)) throw new Error(`${(one as Type).name} is a feature, imported by a plain module`);
  return module;
}

export const viewOf = (module: Imported, view: View): Promise<Type | DynamicModule> => new Views(view).of(module);

class Views {
  private readonly made = new Map<Imported, DynamicModule>();

  constructor(private readonly view: View) {}

  async of(module: Imported): Promise<Type | DynamicModule> {
    const parts = partsOf(module);
    if (!parts) return plain(module as Type | DynamicModule);
    const known = this.made.get(module);
    if (known) return known;
    const made: DynamicModule = { module: isFeature(module) ? module.feature : (module as Type) };
    this.made.set(module, made);
    return Object.assign(made, await this.contentOf(parts));
  }

  private async contentOf(parts: FeatureParts): Promise<Omit<DynamicModule, 'module'>> {
    const own = await this.ownPart(parts);
    const providers = [...(parts.providers ?? []), ...(own.providers ?? [])];
    const imports = new Map<unknown, Type | DynamicModule>();
    for (const one of [...(parts.imports ?? []), ...(own.imports ?? [])]) imports.set(one, await this.of(one));
    const there = new Set<unknown>([...providers.map(tokenOf), ...imports.keys()]);
    return {
      imports: [...imports.values()],
      controllers: [...(own.controllers ?? [])],
      providers,
      exports: [...(parts.exports ?? []), ...(own.exports ?? [])]
        .filter((one) => there.has(one))
        .map((one) => (imports.get(one) ?? one) as Exported),
    };
  }

  private async ownPart({ controllers, http = [], worker = [] }: FeatureParts): Promise<Part> {
    if (this.view === 'worker') return { providers: worker };
    const part = typeof http === 'function' ? await http() : { providers: http };
    return { ...part, controllers: [...(controllers ?? []), ...(part.controllers ?? [])] };
  }
}
