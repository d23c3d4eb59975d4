import type { Appearance, Language } from '@hub/web';

/** What a page of another site says. `area` and `game` alone have to be given. */
export type MountOptions = {
  area: string;
  game: string;
  /** A game's own token, or one of the site. Without it visitors write and find what they wrote by its code. */
  token?: string;
  language?: Language;
  theme?: Appearance;
  /** A page that games may open, such as `/service/H73/list`; the area's home otherwise. */
  page?: string;
  /** Our origin, where it is not that of the script. */
  base?: string;
  /** Called when the visitor closes; what was mounted is gone by then. */
  onClose?: () => void;
};

export type Mounted = { unmount(): void };
