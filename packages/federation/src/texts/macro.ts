import { createRequire } from 'node:module';

const resolveFrom = createRequire(import.meta.url).resolve;

type RuntimeModules = Record<'i18n' | 'Trans' | 'useLingui', [string, string]>;

/** Texts run through the facade's one i18n object; inside the facade itself through the library. */
const throughFacade: RuntimeModules = {
  i18n: ['@hub/web', 'i18n'],
  Trans: ['@hub/web', 'Trans'],
  useLingui: ['@hub/web', 'useLingui'],
};
const direct: RuntimeModules = {
  i18n: ['@lingui/core', 'i18n'],
  Trans: ['@lingui/react', 'Trans'],
  useLingui: ['@lingui/react', 'useLingui'],
};

export const linguiMacro = (inFacade: boolean): [string, Record<string, unknown>] => [
  resolveFrom('@lingui/swc-plugin'),
  { descriptorFields: 'message', runtimeModules: inFacade ? direct : throughFacade },
];
