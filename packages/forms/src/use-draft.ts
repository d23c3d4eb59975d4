import { draftsStopped } from '@hub/web';
import { useEffect, useRef, useState } from 'react';
import { discardDraft, loadDraft, saveDraft, sweepDrafts, type Draft } from './draft.ts';
import { useLatest } from './use-latest.ts';

const PAUSE_MS = 500;

export function useStoredDraft(key: string | undefined, fields: readonly string[]): Draft | null {
  const [draft] = useState(() => (key === undefined ? null : loadDraft(key, fields)));
  useEffect(() => sweepDrafts(), []);
  return draft;
}

export type DraftSaver = {
  key: string | undefined;
  saved: boolean;
  keep: () => void;
  drop: () => void;
  /** Of other values: nobody touched these yet, and the draft of the former goes. */
  begin: (values: object) => void;
};

/** Half a second after typing, and when page or form goes: a webview may be killed at any moment. */
export function useDraftSaver(
  key: string | undefined,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
  pendingKey: () => string | undefined,
): DraftSaver {
  const [savedValues, setSavedValues] = useState<object>();
  const untouched = useRef<object>(values);
  const stopped = useRef(false);
  const unsaved = useRef(false);
  // A form begins again long after the press: what counts is what stands in it by then.
  const newest = useLatest(values);
  const save = useLatest(() => {
    unsaved.current = false;
    if (key === undefined || stopped.current || draftsStopped()) return;
    if (saveDraft(key, values, fields, { submitKey: pendingKey() })) setSavedValues(values);
  });

  useEffect(() => {
    if (values === untouched.current) return;
    unsaved.current = true;
    const timer = setTimeout(() => unsaved.current && save.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, save]);

  // A form that goes while the typing is fresh: its session may just have ended.
  useEffect(
    () => () => {
      if (unsaved.current) save.current();
    },
    [save],
  );

  useEffect(() => {
    // What nobody touched is no draft, though a form may begin with what is already known; nor is what is saved already.
    const left = () => {
      if (unsaved.current) save.current();
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') left();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', left);
    };
  }, [save]);

  return {
    key,
    saved: savedValues === values,
    keep: () => save.current(),
    drop: () => {
      stopped.current = true;
      unsaved.current = false;
      if (key !== undefined) discardDraft(key);
    },
    begin: (next) => {
      stopped.current = false;
      if (next === newest.current) return;
      untouched.current = next;
      unsaved.current = false;
      if (key !== undefined) discardDraft(key);
    },
  };
}
