import { useRef, useState } from 'react';
import type { FieldErrors } from '../field-errors.ts';
import { blameFiles, fileName } from './blame-files.ts';
import { isUnderWay, staysBehind, type FileEntry } from './file-entry.ts';
import type { FileQueue } from './file-queue.ts';
import { fileTexts, problemOf, useFileTexts, type FileTexts } from './file-texts.ts';
import { ATTACHMENT, fileError, FILES, type FilesOptions, type FilesPlace, type FormFiles } from './form-files.ts';
import { useFileStorage, type FileStorageHolder } from './use-file-storage.ts';
import { useAnnouncement } from './use-announcement.ts';

const PATIENCE_MS = 3000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What was picked starts to upload at once; see `FormFiles`. */
export function useFiles(options: FilesOptions): FormFiles {
  const { max, bytes, papers = false, whole = false, tooMany = (most) => fileTexts().tooMany(most) } = options;
  const place = placeOf(options);
  const texts = useFileTexts();
  const [holder, list] = useFileStorage(options);
  const [note, setNote] = useState<string>();
  const [said, say] = useAnnouncement(list);
  // A choice that came before the box: a submit waits for it as well.
  const early = useRef<Promise<unknown>>(undefined);

  const refuse = (sentence: string) => {
    setNote(sentence);
    say(sentence);
  };
  const add = (queue: FileQueue, files: readonly File[]) => {
    const room = max - queue.list().filter(goes).length;
    queue.pick(files.slice(0, Math.max(room, 0)));
    const rest = files.slice(Math.max(room, 0)).map(({ name }) => name);
    if (rest.length > 0) refuse(fileTexts().leftOut(tooMany(max), rest));
    else setNote(undefined);
  };
  return {
    ...place,
    list,
    max,
    bytes,
    papers,
    whole,
    note,
    said,
    restored: list.some(({ id }) => holder.box()?.restored.has(id)),
    waiting: waitingWords(list, texts),
    pick: (files) => {
      const added = holder.open().then(({ queue }) => add(queue, files));
      early.current = added.catch(() => refuse(fileTexts().notLoaded));
    },
    remove: (id) => {
      const name = holder.list().find((entry) => entry.id === id)?.name ?? '';
      setNote(undefined);
      holder.box()?.queue.remove(id);
      say(fileTexts().removed(name));
    },
    retry: (id) => holder.box()?.queue.retry(id),
    ...useSending(options, place, holder),
    settle: async (signal) => {
      await early.current;
      await settled(holder, signal);
    },
    clear: () => {
      setNote(undefined);
      holder.box()?.clear();
    },
  };
}

type Sending = Pick<FormFiles, 'problems' | 'ids' | 'blame' | 'take' | 'giveBack'>;

function useSending({ required, whole = false }: FilesOptions, place: FilesPlace, holder: FileStorageHolder): Sending {
  // Ids of the files as they were numbered for the server: its answer names them by number.
  const numbered = useRef<readonly string[]>([]);
  return {
    problems: () => ({
      ...missing(required, place, holder.list()),
      ...problemsOf(holder.list().filter((entry) => whole || goes(entry))),
    }),
    ids: () => {
      const going = holder.list().filter(goes);
      numbered.current = going.map(({ id }) => id);
      return Object.fromEntries(going.map(({ upload = '' }, index) => [fileName(place.field, index), upload]));
    },
    blame: (fields) => blameFiles(fields, place, numbered.current, holder.box()?.queue),
    take: () => holder.box()?.queue.take() ?? [],
    giveBack: (files) => {
      numbered.current = files.map(({ entry }) => entry.id);
      holder.box()?.giveBack(files);
    },
  };
}

const goes = (entry: FileEntry): boolean => !staysBehind(entry);

const placeOf = ({ field = ATTACHMENT }: FilesOptions): FilesPlace => ({
  field,
  place: field === ATTACHMENT ? FILES : field,
});

function waitingWords(list: readonly FileEntry[], texts: FileTexts): string | undefined {
  const going = list.filter(isUnderWay).length;
  const whole = list.filter(({ state }) => state !== 'failed').length;
  return going > 0 ? texts.stillGoing(whole - going, whole) : undefined;
}

async function settled(holder: FileStorageHolder, signal: AbortSignal): Promise<void> {
  // Files that waited with the draft may not be back yet; a message without any does not hang on their code.
  await Promise.race([holder.open().catch(() => undefined), pause(PATIENCE_MS)]);
  await holder.box()?.queue.settle(signal);
}

const missing = (required: FilesOptions['required'], { place }: FilesPlace, list: readonly FileEntry[]): FieldErrors =>
  required && !list.some(goes) ? { [place]: required() } : {};

function problemsOf(list: readonly FileEntry[]): FieldErrors {
  const failed = list.filter(({ state }) => state === 'failed');
  return Object.fromEntries(failed.map(({ id, name, reason = '' }) => [fileError(id), problemOf(name, reason)]));
}
