import type { Texts } from '../shared/texts.ts';

/** Sentences of this area's own refusals, by code; those of `shared.texts.ts` are there without it. */
export const sampleTexts = {} satisfies Texts;
