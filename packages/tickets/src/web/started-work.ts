import { carryFiles, discardDraft, dropDraftFiles, loadDraft, saveDraft } from '@hub/forms';
import { type Desk } from '@hub/contracts/tickets';
import { useEffect, useState } from 'react';
import { isMemberName, VISITOR, type ReportWork } from './create/report-work.ts';
import { filesDraftKey } from './create/use-report-files.ts';

/** In this tab. `ticket`: the case it adds to, none for a report. `from`: the drafts that went into it. */
export type StartedWork = Omit<ReportWork, 'role'> & { role?: string; ticket?: number; from?: readonly string[] };

const KEY = 'hub.started';
const KEPT = 5;
/** Papers are never kept on a device. */
const KINDS = ['picture', 'pay'];
/** A contact alone is no work. */
const WRITTEN = ['content', 'order_no', 'product', 'missing_product'];

const isWork = (value: unknown): value is StartedWork => {
  const { draft, path, from = [] } = (value ?? {}) as Partial<StartedWork>;
  return typeof draft === 'string' && typeof path === 'string' && Array.isArray(from);
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

const begun = (draft: string) => readAll().find((work) => work.draft === draft);

function write(work: StartedWork): void {
  try {
    const others = readAll().filter(({ draft }) => draft !== work.draft);
    sessionStorage.setItem(KEY, JSON.stringify([...others, work].slice(-KEPT)));
  } catch {
    // Without storage the draft is found again where it was written.
  }
}

const textsOf = (draft: string) => Object.values(loadDraft(draft, WRITTEN)?.values ?? {});
const isWritten = (draft: string) => textsOf(draft).some((text) => text.trim() !== '');

/** Notes what is written here for as long as the tab lives: it outlives the session, and the way back to it is known. */
export function noteWork(work: Omit<StartedWork, 'from'>): void {
  const before = begun(work.draft);
  write({ ...work, role: before?.role ?? work.role, from: before?.from });
}

export function useStartedWork({ desk, game, path, draft, role, ticket }: Omit<StartedWork, 'from'>): void {
  useEffect(() => noteWork({ desk, game, path, draft, role, ticket }), [desk, game, path, draft, role, ticket]);
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
  const from = begun(draft)?.from ?? [];
  from.forEach((one) => discardDraft(one));
  // Its own as well: those that storage brought too late for the form to show them.
  for (const one of [draft, ...from]) for (const kind of KINDS) void dropDraftFiles(filesDraftKey(one, kind));
}

/** What goes into a report before its form opens. `words`, `files`: the drafts that they are taken from. */
type Source = { from: readonly string[]; role?: string; words?: string; files?: string };

/** What was begun under another name goes on. `leftOver`: draft whose unsent pictures it takes. True once ready. */
export function useTakenOver(now: ReportWork, fields: readonly string[], leftOver?: string): boolean {
  const [source] = useState(() => sourceOf(now, leftOver));
  const [ready, setReady] = useState(source === null);
  useEffect(() => {
    if (source && !ready) void takeOver(now, source, fields).then(() => setReady(true));
    // Once, before the form is there.
  }, [source]);
  return ready;
}

export async function takeOver(now: ReportWork, source: Source, fields: readonly string[]): Promise<void> {
  const { from, words, files, role = now.role } = source;
  if (words !== undefined) saveDraft(now.draft, loadDraft(words, fields)?.values ?? {}, fields);
  write({ ...now, role, from });
  if (files === undefined) return;
  await Promise.all(KINDS.map((kind) => carryFiles(filesDraftKey(files, kind), filesDraftKey(now.draft, kind))));
}

export function sourceOf(now: ReportWork, leftOver?: string): Source | null {
  const known = begun(now.draft)?.from ?? [];
  const fresh = !isWritten(now.draft);
  const other = fresh ? workOfAnother(now) : null;
  if (other) {
    const { from = [], draft, role } = other;
    return { from: [...from, draft], role: role === VISITOR ? undefined : role, words: draft, files: draft };
  }
  if (leftOver === undefined || known.includes(leftOver)) return null;
  const from = [...known, leftOver];
  if (fresh) return { from, files: leftOver };
  // Begun in another tab: it has them already, and ends them too when it is sent.
  const [left = ''] = textsOf(leftOver);
  return left !== '' && textsOf(now.draft).some((text) => text.includes(left)) ? { from } : null;
}

/** The same report, begun under another name: what one character wrote never becomes that of another, and what a member wrote is not left to whoever comes next. */
function workOfAnother({ desk, game, path, draft, role }: ReportWork): StartedWork | null {
  const mayGoOn = (by: string | undefined) => by === VISITOR || by === role || (role === VISITOR && !isMemberName(by));
  return startedWork(
    { key: desk },
    (work) => work.game === game && work.path === path && work.draft !== draft && mayGoOn(work.role),
  );
}
