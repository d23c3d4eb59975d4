import { carryFiles, discardDraft, dropDraftFiles, loadDraft, saveDraft } from '@hub/forms';
import { type Desk } from '@hub/contracts/tickets';
import { useEffect, useState } from 'react';
import { filesDraftKey } from './create/use-report-files.ts';

/**
 * What the player began to write in this tab: at which address, and under which name this device keeps it. `ticket`: the
 * case it adds to; without one it is a report. `from`: the draft that it was taken over from.
 */
export type StartedWork = { desk: string; game: string; path: string; draft: string; ticket?: number; from?: string };

const KEY = 'hub.started';
const KEPT = 5;
/** Papers are never kept on a device. */
const KINDS = ['picture', 'pay'];
/** A contact alone is no work. */
const WRITTEN = ['content', 'order_no', 'product', 'missing_product'];

const isWork = (value: unknown): value is StartedWork => {
  const { draft, path } = (value ?? {}) as Partial<StartedWork>;
  return typeof draft === 'string' && typeof path === 'string';
};

/** The newest last. */
function readAll(): StartedWork[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWork) : [];
  } catch {
    return [];
  }
}

function write(work: StartedWork): void {
  try {
    const others = readAll().filter(({ draft }) => draft !== work.draft);
    sessionStorage.setItem(KEY, JSON.stringify([...others, work].slice(-KEPT)));
  } catch {
    // Without storage the draft is found again where it was written.
  }
}

const isWritten = (draft: string) =>
  Object.values(loadDraft(draft, WRITTEN)?.values ?? {}).some((text) => text.trim() !== '');

/** Notes what is written here for as long as the tab lives: it outlives the session, and the way back to it is known. */
export function useStartedWork({ desk, game, path, draft, ticket }: Omit<StartedWork, 'from'>): void {
  useEffect(() => {
    const before = readAll().find((work) => work.draft === draft);
    write({ desk, game, path, draft, ticket, from: before?.from });
  }, [desk, game, path, draft, ticket]);
}

/** What was begun last at this desk, of what is like this, and is not sent yet; null when nothing is. */
export function startedWork(
  { key }: Pick<Desk, 'key'>,
  like: (work: StartedWork) => boolean = () => true,
): StartedWork | null {
  return readAll().findLast((work) => work.desk === key && like(work) && isWritten(work.draft)) ?? null;
}

/** It is sent: nothing of it stays on this device, under whatever name it was begun. */
export function endStartedWork(draft: string): void {
  const from = readAll().find((work) => work.draft === draft)?.from;
  if (from === undefined) return;
  discardDraft(from);
  for (const kind of KINDS) void dropDraftFiles(filesDraftKey(from, kind));
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
    const carried = KINDS.map((kind) => carryFiles(filesDraftKey(work.draft, kind), filesDraftKey(now.draft, kind)));
    void Promise.all(carried).then(() => setReady(true));
    // Once, before the form is there.
  }, [work]);
  return ready;
}

function workFor(now: Omit<StartedWork, 'from'>): StartedWork | null {
  if (isWritten(now.draft)) return null;
  const { desk, game, path, draft } = now;
  return startedWork({ key: desk }, (work) => work.game === game && work.path === path && work.draft !== draft);
}
