declare module 'virtual:site' {
  import type { PageData } from '@hub/web';

  /** `taiwanOnly`: texts that Hong Kong says otherwise. */
  export const site: { page: PageData; styles: string; taiwanOnly: string[] };
}

interface ImportMeta {
  /** By Vite: the files that fit, each as its import. */
  glob(patterns: string[]): Record<string, () => Promise<unknown>>;
}
