import type { ReactNode } from 'react';

/** Language of what operators write into the catalogue: names, notices, articles. It has one, whatever the page speaks. */
export const contentLang = 'zh-Hant-TW';

/** Words of the catalogue inside of a page: a voice reads them as what they are. */
export function ContentText({ children }: { children: ReactNode }) {
  return <span lang={contentLang}>{children}</span>;
}
