import type { VirtualList } from '@hub/web/staff';
import { useGoKeys } from './use-go-keys.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { useShortKey } from './use-short-key.ts';

type DeskKeys = {
  list: { current: VirtualList | null };
  /** Null at the list itself. */
  leave: (() => void) | null;
  search: () => void;
  palette: () => void;
};

export function useDeskKeys({ list, leave, search, palette }: DeskKeys): void {
  useGoKeys();
  usePaletteKey(palette);
  useShortKey('j', () => list.current?.step(1));
  useShortKey('k', () => list.current?.step(-1));
  useShortKey('/', search);
  useShortKey('Escape', () => leave?.());
}
