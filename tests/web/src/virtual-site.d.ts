declare module 'virtual:site' {
  import type { GameView } from '@hub/contracts/catalog';
  import type { Language, PageData } from '@hub/web';

  /** `games`: in each language. `boot`: what pages tell the boot script, by pattern. `taiwanOnly`: texts that Hong Kong says otherwise. */
  export const site: {
    page: PageData;
    games: Record<Language, GameView[]>;
    boot: Record<string, { calls?: string[]; picture?: string[]; exchange?: string }>;
    styles: string;
    taiwanOnly: string[];
  };
}

interface ImportMeta {
  /** By Vite: the files that fit, each as its import. */
  glob(patterns: string[]): Record<string, () => Promise<unknown>>;
}
