import type { LegalDetail, LegalRow, LegalSectionId } from '@hub/contracts/catalog';
import { useState } from 'react';

export type SavePlace = 'details' | LegalSectionId;
/** Goes around the call of a form that saves a part of the draft. */
export type SaveDraft = (place: SavePlace, call: Promise<LegalDetail>) => Promise<LegalDetail>;

/**
 * `unread`: what this page is saving of the draft, or has saved and not read again. Whatever else acts on the draft meanwhile
 * would do so with a revision that is over.
 */
export function useOwnSave({ revision }: LegalRow): { unread: SavePlace | null; save: SaveDraft } {
  const [own, setOwn] = useState<{ place: SavePlace; revision: number }>();
  const save: SaveDraft = async (place, call) => {
    setOwn({ place, revision: Infinity });
    try {
      const saved = await call;
      setOwn({ place, revision: saved.row.revision });
      return saved;
    } catch (fault) {
      setOwn(undefined);
      throw fault;
    }
  };
  return { unread: own && own.revision > revision ? own.place : null, save };
}
