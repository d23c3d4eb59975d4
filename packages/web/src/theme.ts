import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pageElement } from './foreign-page.ts';

export type Appearance = 'system' | 'light' | 'dark';

const KEY = 'hub.theme';
const listeners = new Set<() => void>();

function readAppearance(): Appearance {
  const chosen = pageElement().dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function setAppearance(appearance: Appearance): void {
  const { dataset } = pageElement();
  if (appearance === 'system') delete dataset.theme;
  else dataset.theme = appearance;
  try {
    if (appearance === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, appearance);
  } catch {
    // Storage is refused in some web views: the choice then lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

export function useAppearance(): Appearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readAppearance);
}

const HUB = 'hub';
const worn: string[] = [];

function wear(): void {
  pageElement().dataset.game = worn.at(-1) ?? HUB;
}

/** The page wears this game's colours while the component is there; the innermost one that names a game wins. */
export function useGameTheme(game: string | undefined): void {
  useLayoutEffect(() => {
    if (!game) return;
    worn.push(game);
    wear();
    return () => {
      worn.splice(worn.lastIndexOf(game), 1);
      wear();
    };
  }, [game]);
}
