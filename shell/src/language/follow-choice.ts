import { chosenLanguage, pageLanguage, setLanguage } from '@hub/web';

/** A choice made in another tab holds here too, as soon as somebody looks: the server answers in one language. */
export function followChoice(): void {
  document.addEventListener('visibilitychange', () => {
    const chosen = chosenLanguage();
    if (!document.hidden && chosen && chosen !== pageLanguage()) void setLanguage(chosen);
  });
}
