import { siteAddress } from '@hub/web';

/** A link that no router takes is one of our site: the page around has no such address, and stays where it is. */
export function sendLinksToSite(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (event.defaultPrevented || !link) return;
    if (href.startsWith('#')) return event.preventDefault();
    if (link.hasAttribute('download') || !/^(?:\/|https?:)/.test(href)) return;
    event.preventDefault();
    window.open(siteAddress(href), '_blank', 'noopener');
  });
}
