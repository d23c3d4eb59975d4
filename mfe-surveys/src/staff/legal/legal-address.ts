import { legalSections, type LegalSectionId } from '@hub/contracts/catalog';

export const LEGAL = '/staff/legal';

export const legalAddress = {
  list: LEGAL,
  one: (id: number) => `${LEGAL}/${id}`,
  section: (id: number, section: LegalSectionId) => `${LEGAL}/${id}/${section}`,
  changes: (id: number) => `${LEGAL}/${id}/changes`,
};

/** `at`: a text of the version, `changes`, or nothing for what it is. null: no page of the legal texts. */
export type LegalPlace = { id: number; at: LegalSectionId | 'changes' | '' } | 'list' | null;

export function legalPlaceOf(pathname: string): LegalPlace {
  const [id = '', at = '', ...more] = pathname.slice(LEGAL.length).split('/').filter(Boolean);
  if (id === '') return 'list';
  const known = [...legalSections, 'changes', ''] as const;
  const place = known.find((one) => one === at);
  return /^\d{1,9}$/.test(id) && place !== undefined && more.length === 0 ? { id: Number(id), at: place } : null;
}
