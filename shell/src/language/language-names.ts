import type { Language } from '@hub/web';

/** Where a bar has no room for a whole name; the list that opens has those. */
export const shortNames: Record<Language, string> = { 'zh-TW': '繁（台）', 'zh-HK': '繁（港）', en: 'EN' };
