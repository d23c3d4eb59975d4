import { useConnectionLost } from '@hub/web';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileStorage } from './file-storage.ts';
import type { FileEntry } from './file-entry.ts';
import type { FilesOptions } from './form-files.ts';

export type FileStorageHolder = {
  box: () => FileStorage | undefined;
  open: () => Promise<FileStorage>;
  list: () => readonly FileEntry[];
  subscribe: (listener: () => void) => () => void;
};

const none: readonly FileEntry[] = [];

/** Its code is loaded once the form is drawn. */
export function useFileStorage(options: FilesOptions): [holder: FileStorageHolder, list: readonly FileEntry[]] {
  const [holder] = useState(() => holdBox(options));
  const list = useSyncExternalStore(holder.subscribe, holder.list, holder.list);
  useEffect(() => {
    const drawn = requestAnimationFrame(() => void holder.open().catch(() => undefined));
    const giveBack = release(holder);
    return () => {
      cancelAnimationFrame(drawn);
      giveBack();
    };
  }, [holder]);
  useRetryOnReturn(holder);
  return [holder, list];
}

function useRetryOnReturn(holder: FileStorageHolder): void {
  const lost = useConnectionLost();
  const wasLost = useRef(lost);
  useEffect(() => {
    if (wasLost.current && !lost) for (const { id, retry } of holder.list()) if (retry) holder.box()?.queue.retry(id);
    wasLost.current = lost;
  }, [holder, lost]);
}

/** Also of pictures that are drawn only afterwards. */
const release = (holder: FileStorageHolder) => () => {
  const given = new Set<string>();
  const giveBack = () => {
    for (const { thumb } of holder.list()) {
      if (thumb === undefined || given.has(thumb)) continue;
      given.add(thumb);
      URL.revokeObjectURL(thumb);
    }
  };
  giveBack();
  holder.subscribe(giveBack);
};

function holdBox(options: FilesOptions): FileStorageHolder {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let opening: Promise<FileStorage> | undefined;
  let box: FileStorage | undefined;
  const load = async () => {
    const { openFileStorage } = await import(/* webpackChunkName: "form-files" */ './file-storage.ts');
    const opened = await openFileStorage(options);
    box = opened;
    opened.queue.subscribe(tell);
    tell();
    return opened;
  };
  return {
    box: () => box,
    open: () =>
      (opening ??= load().catch((fault: unknown) => {
        opening = undefined;
        throw fault;
      })),
    list: () => box?.queue.list() ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
