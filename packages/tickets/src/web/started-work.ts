import { carryFiles, discardDraft, dropDraftFiles, loadDraft, saveDraft } from '@hub/forms';
import { type Desk } from '@hub/contracts/tickets';
import { useEffect, useState } from 'react';

/**
 * What the player began to write in this tab: at which address, and under which name this device keeps it. `ticket`: the
 * case it adds to; without one it is a report. `from`: the draft that it was taken over from.
 */
export type StartedWork = { desk: string; game: string; path: string; draft: string; ticket?: number; from?: string };

const KEY = 'hub.started';
/** A contact alone is no work. */
const WRITTEN = ['content'];

function read(): StartedWork | null {
  try {
    const work = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StartedWork | null;
    return typeof work?.draft === 'string' && typeof work.path === 'string' ? work : null;
  } catch {
    return null;
  }
}

function write(work: StartedWork): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(work));
  } catch {
    // Without storage the draft is found again where it was written.
  }
}

const isWritten = (draft: string) => Boolean(loadDraft(draft, WRITTEN)?.values.content?.trim());

/** Notes what is written here for as long as the tab lives: it outlives the session, and the way back to it is known. */
export function useStartedWork({ desk, game, path, draft, ticket }: Omit<StartedWork, 'from'>): void {
  useEffect(() => {
    const before = read();
    write({ desk, game, path, draft, ticket, from: before?.draft === draft ? before.from : undefined });
  }, [desk, game, path, draft, ticket]);
}

/** What was begun at this desk and is not sent yet; null when nothing is. */
export function startedWork({ key }: Pick<Desk, 'key'>): StartedWork | null {
  const work = read();
  return work?.desk === key && isWritten(work.draft) ? work : null;
}

/** It is sent: nothing of it stays on this device. */
export function endStartedWork(draft: string): void {
  const work = read();
  if (work?.draft !== draft || work.from === undefined) return;
  discardDraft(work.from);
  void dropDraftFiles(work.from);
}

/**
 * A report that was begun as somebody else in this tab, before a session ended or began, goes on under the name it has
 * now: its words in these fields, and its pictures. True once the form may open.
 */
export function useTakenOver(now: Omit<StartedWork, 'from'>, fields: readonly string[]): boolean {
  const [work] = useState(() => workFor(now));
  const [ready, setReady] = useState(work === null);
  useEffect(() => {
    if (!work || ready) return;
    saveDraft(now.draft, loadDraft(work.draft, fields)?.values ?? {}, fields);
    write({ ...now, from: work.draft });
    void carryFiles(work.draft, now.draft).then(() => setReady(true));
    // Once, before the form is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [work]);
  return ready;
}

function workFor(now: Omit<StartedWork, 'from'>): StartedWork | null {
  const work = startedWork({ key: now.desk });
  const same = work && work.game === now.game && work.path === now.path && work.ticket === undefined;
  return same && work.draft !== now.draft && !isWritten(now.draft) ? work : null;
}
