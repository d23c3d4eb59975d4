declare module 'virtual:site' {
  import type { PageData } from '@hub/web';

  export const site: { page: PageData; styles: string };
}

interface ImportMeta {
  /** By Vite: the files that fit, each as its import. */
  glob(patterns: string[]): Record<string, () => Promise<unknown>>;
}
