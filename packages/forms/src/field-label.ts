import { pageRoot } from '@hub/web';

/** A box to tick has its whole sentence for a label, and the control for files its own buttons: these name nothing. */
const NAMELESS = new Set(['checkbox', 'file']);

/** What a field is called on the page, without 選填 behind it; undefined where it has no name of its own. */
export function labelOf(fieldId: string): string | undefined {
  const field = pageRoot().getElementById(fieldId);
  if (!isControl(field) || NAMELESS.has(field.type)) return undefined;
  const answersWithOthers = field.type === 'radio' || field.dataset.part !== undefined;
  const label = answersWithOthers ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0];
  const copy = label?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  copy.querySelector('[data-optional]')?.remove();
  return copy.textContent.trim() || undefined;
}

export const isControl = (
  field: HTMLElement | null,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
