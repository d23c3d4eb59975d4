import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';

/** Which process a module is put together for. */
export type View = 'http' | 'worker';

type Imported = Type | DynamicModule | FeatureModule;
type Exported = NonNullable<DynamicModule['exports']>[number];

/** `controllers` and `http` stand in the HTTP process alone, `worker` in the job process alone, the rest in both. */
export type FeatureParts = {
  imports?: readonly Imported[];
  controllers?: readonly Type[];
  providers?: readonly Provider[];
  http?: readonly Provider[];
  worker?: readonly Provider[];
  exports?: readonly (Exported | FeatureModule)[];
};

/** A feature with options, as `DynamicModule` is a module with options. */
export type FeatureModule = FeatureParts & { feature: Type };

const declared = new WeakMap<Type, FeatureParts>();

/** A module of which HTTP process and worker have their own view. */
export const Feature =
  (parts: FeatureParts) =>
  <T extends Type>(target: T): void => {
    declared.set(target, parts);
    Module({})(target);
  };

const tokenOf = (provider: Provider) => (typeof provider === 'function' ? provider : provider.provide);
const isFeature = (module: Imported): module is FeatureModule => 'feature' in module;

/** The module as one of the processes has it. What a view does not have it does not export. */
export function viewOf(module: Imported, view: View, seen = new Map<Imported, DynamicModule>()): Type | DynamicModule {
  const parts = isFeature(module) ? module : typeof module === 'function' ? declared.get(module) : undefined;
  if (!parts) return module as Type | DynamicModule;
  const known = seen.get(module);
  if (known) return known;
  const providers = [...(parts.providers ?? []), ...(parts[view] ?? [])];
  const imports = (parts.imports ?? []).map((one) => [one, viewOf(one, view, seen)] as const);
  const there = new Set<unknown>([...providers.map(tokenOf), ...imports.map(([one]) => one)]);
  const seenAs = new Map<unknown, DynamicModule | Type>(imports);
  const made: DynamicModule = {
    module: isFeature(module) ? module.feature : (module as Type),
    imports: imports.map(([, one]) => one),
    controllers: view === 'http' ? [...(parts.controllers ?? [])] : [],
    providers,
    exports: (parts.exports ?? []).filter((one) => there.has(one)).map((one) => (seenAs.get(one) ?? one) as Exported),
  };
  seen.set(module, made);
  return made;
}
