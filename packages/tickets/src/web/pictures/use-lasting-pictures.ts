import { useEffect, useRef, useState } from 'react';
import type { PictureView } from '@hub/contracts/tickets';

/** `draw` counts up when the same address is to be asked for once more: part of the key of the element that shows it. */
export type LastingPicture = PictureView & { draw: number };
export type LastingPictures = {
  /** In the order of the message, with addresses that worked last. */
  shown: readonly LastingPicture[];
  /** Ids of pictures that are archived, and of those that a new address did not bring back. */
  lost: ReadonlySet<number>;
  /** A picture did not load from the address it has in `shown`. */
  failed: (picture: PictureView) => void;
};
/** Asks for the case again, whose answer brings new addresses. */
export type Refresh = () => PromiseLike<{ isError: boolean }>;

const AGAIN_MS = 60_000;

/**
 * What is shown keeps its address: nothing loads twice. A failed one takes the case's new address, or is asked for once
 * more; failing again within a minute, it is given up.
 */
export function useLastingPictures(pictures: readonly PictureView[], refresh: Refresh): LastingPictures {
  const [held, setHeld] = useState<ReadonlyMap<number, PictureView>>(new Map());
  const [draws, setDraws] = useState<ReadonlyMap<number, number>>(new Map());
  const [lost, setLost] = useState<ReadonlySet<number>>(new Set());
  const asked = useRef(new Map<number, number>());
  /** Addresses that failed and wait for their successors. */
  const failing = useRef(new Map<number, string>());

  useEffect(() => {
    const renewed = pictures.filter(({ id, pic_path }) => {
      const old = failing.current.get(id);
      return old !== undefined && old !== pic_path && failing.current.delete(id);
    });
    setHeld((before) => {
      const added = [...pictures.filter(({ id }) => !before.has(id)), ...renewed];
      return added.length === 0 ? before : new Map([...before, ...added.map((one) => [one.id, one] as const)]);
    });
    if (renewed.length > 0)
      setLost((before) => new Set([...before].filter((id) => !renewed.some((one) => one.id === id))));
  }, [pictures]);

  const lose = (id: number) => setLost((before) => new Set(before).add(id));
  const drawAgain = (id: number) => setDraws((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1));
  const renew = async (id: number, path: string) => {
    asked.current.set(id, Date.now());
    failing.current.set(id, path);
    const { isError } = await refresh();
    // A browser does not ask again for an address that failed. Without an answer the next look does.
    if (!isError && failing.current.has(id)) drawAgain(id);
  };
  const failed = ({ id, pic_path }: PictureView) => {
    const newest = pictures.find((one) => one.id === id);
    if (newest && newest.pic_path !== pic_path) return setHeld((before) => new Map(before).set(id, newest));
    if (Date.now() - (asked.current.get(id) ?? 0) < AGAIN_MS) return lose(id);
    void renew(id, pic_path);
  };
  const shown = pictures.map((one) => ({ ...(held.get(one.id) ?? one), draw: draws.get(one.id) ?? 0 }));
  const gone = new Set([...lost, ...pictures.filter(({ archived }) => archived).map(({ id }) => id)]);
  return { shown, lost: gone, failed };
}
