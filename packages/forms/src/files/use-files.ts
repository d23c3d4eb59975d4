import { uploadFile } from '@hub/web';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldErrors } from '../field-errors.ts';
import { explainFailure } from './explain-failure.ts';
import { isUnderWay, type FileEntry } from './file-entry.ts';
import { FileQueue } from './file-queue.ts';
import { fileTexts } from './file-texts.ts';
import type { FileWork } from './file-work.ts';
import { fileError, FILES, type FilesOptions, type FormFiles } from './form-files.ts';
import { sendPatiently } from './send-patiently.ts';
import { useSaid } from './use-said.ts';

/** The server's answer to one file. */
type Uploaded = { msg: { id: string } };

/** The files of one form. What was picked starts to upload at once; see `FormFiles`. */
export function useFiles(options: FilesOptions): FormFiles {
  const [{ queue, work, keep }] = useState(() => makeBox(options));
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const [note, setNote] = useState<string>();
  const [restored, setRestored] = useState(false);
  const [said, say] = useSaid(list);
  const { max, bytes } = options;

  useEffect(() => {
    const restore = async () => {
      const files = await (await work()).load();
      files.forEach((file) => queue.restore(file));
      if (files.length > 0) setRestored(true);
    };
    restore().catch(() => undefined);
    return () => queue.list().forEach(({ thumb }) => thumb && URL.revokeObjectURL(thumb));
  }, [queue, work]);

  const going = list.filter(isUnderWay).length;
  const whole = list.filter(({ state }) => state !== 'failed').length;
  return {
    list,
    max,
    bytes,
    note,
    said,
    restored: restored && list.length > 0,
    waiting: going > 0 ? fileTexts().stillGoing(whole - going, whole) : undefined,
    pick: (files) => {
      const over = queue.list().length + files.length > max;
      setNote(over ? fileTexts().tooMany(max) : undefined);
      if (over) say(fileTexts().tooMany(max));
      else queue.pick(files);
    },
    remove: (id) => {
      const name = queue.list().find((entry) => entry.id === id)?.name ?? '';
      setNote(undefined);
      queue.remove(id);
      say(fileTexts().removed(name));
    },
    retry: (id) => queue.retry(id),
    problems: () => problemsOf(queue.list()),
    settle: (signal) => queue.settle(signal),
    ids: () => Object.fromEntries(queue.list().map(({ upload = '' }, index) => [`attachment${index + 1}`, upload])),
    blame: (fields) => blame(fields, queue),
    clear: () => {
      setNote(undefined);
      queue.list().forEach(({ id }) => queue.remove(id));
    },
    take: () => queue.take(),
    giveBack: (files) =>
      files.forEach(({ entry, body }) => {
        queue.restore({ ...entry, body });
        keep(entry, body);
      }),
  };
}

/** The queue of a form and the code behind it, which is asked for once and again after it could not be loaded. */
function makeBox({ url, bytes, draftKey, papers = false }: FilesOptions) {
  let loading: Promise<FileWork> | undefined;
  const load = async () => {
    const { fileWork } = await import(/* webpackChunkName: "form-files" */ './file-work.ts');
    return fileWork({ limit: bytes, asIs: papers }, papers ? undefined : draftKey);
  };
  const work = () =>
    (loading ??= load().catch((fault: unknown) => {
      loading = undefined;
      throw fault;
    }));
  const later = (act: (loaded: FileWork) => Promise<unknown>) => void work().then(act, () => undefined);
  const keep = (entry: FileEntry, body: Blob) => later((loaded) => loaded.keep(entry, body));
  const queue = new FileQueue({
    prepare: async (file) => (await work()).prepare(file),
    send: async (file, name, { signal, onProgress }) => {
      const answer = await sendPatiently(() => uploadFile<Uploaded>({ url, file, name, signal, onProgress }), signal);
      return answer.msg.id;
    },
    explain: (thrown, size) => explainFailure(thrown, size, bytes),
    onReady: keep,
    onSent: (entry) => later((loaded) => loaded.sent(entry)),
    onGone: (entry) => later((loaded) => loaded.gone(entry)),
  });
  return { queue, work, keep };
}

function problemsOf(list: readonly FileEntry[]): FieldErrors {
  const failed = list.filter(({ state }) => state === 'failed');
  return Object.fromEntries(failed.map(({ id, name, reason = '' }) => [fileError(id), problemOf(name, reason)]));
}

const problemOf = (name: string, reason: string) =>
  reason.includes(name) ? reason : fileTexts().problem(name, reason);

/** `file01` only repeats what stands at the files that are named. */
function blame(fields: FieldErrors, queue: FileQueue): FieldErrors {
  const rest = { ...fields };
  let blamed = false;
  queue.list().forEach(({ id }, index) => {
    const name = `attachment${index + 1}`;
    const reason = fields[name];
    if (reason === undefined) return;
    queue.refuse(id, reason);
    delete rest[name];
    blamed = true;
  });
  if (blamed) delete rest[FILES];
  return rest;
}
