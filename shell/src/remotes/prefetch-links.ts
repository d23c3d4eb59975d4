import { whenIdle } from '../when-idle.ts';
import { areaOf, fetchRemote } from './remote-registry.ts';

type Saving = { connection?: { saveData?: boolean; effectiveType?: string } };

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

function prefetch(link: HTMLAnchorElement, isMeant: boolean): void {
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  const { area, expose } = areaOf(link.pathname) ?? {};
  if (!area || !expose) return;
  if (isMeant) fetchRemote(area, expose, link.pathname);
  else if (expose === './routes') fetchRemote(area, expose);
}

const isInView = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

function isCostly(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Saving).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/**
 * A page sets out before its link is followed: when a pointer, a finger or the focus comes to it. For links in view its remote does,
 * once nothing else is to be done.
 */
export function prefetchLinks(): void {
  for (const sign of SIGNS)
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetch(link, true);
      },
      { passive: true },
    );
  whenIdle(() => {
    if (isCostly()) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    links.filter(isInView).forEach((link) => prefetch(link, false));
  });
}
