import { useEffect, useRef, useState } from 'react';
import { isUnderWay, staysBehind, type FileEntry } from './file-entry.ts';
import { fileTexts, problemOf } from './file-texts.ts';

/** Began, the half, the end, and what failed. Nothing in between. */
export function useAnnouncement(list: readonly FileEntry[]): [said: string, say: (words: string) => void] {
  const [said, say] = useState('');
  const before = useRef<{ stage: string; failed: number }>({ stage: '', failed: 0 });
  const { stage, failed } = stageOf(list);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  useEffect(() => {
    const { stage: last, failed: known } = before.current;
    before.current = { stage, failed };
    const words =
      failed > known ? lastFailure(latest.current) : stage === last ? '' : wordsOf(stage, last, latest.current);
    if (words) say(words);
  }, [stage, failed]);
  return [said, say];
}

type Stage = 'none' | 'started' | 'half' | 'ended';

function stageOf(list: readonly FileEntry[]): { stage: Stage; failed: number } {
  const going = list.filter(({ state }) => state !== 'failed');
  const failed = list.length - going.length;
  if (going.length === 0) return { stage: 'none', failed };
  if (!going.some(isUnderWay)) return { stage: 'ended', failed };
  const percent = going.reduce((sum, entry) => sum + entry.percent, 0) / going.length;
  return { stage: percent >= 50 ? 'half' : 'started', failed };
}

function wordsOf(stage: Stage, last: string, list: readonly FileEntry[]): string {
  const texts = fileTexts();
  if (stage === 'started') return texts.started(list.filter(isUnderWay).length);
  if (stage === 'half') return texts.half;
  const arrived = list.filter(({ state }) => state === 'done').length;
  if (stage !== 'ended' || (last !== 'started' && last !== 'half')) return '';
  const going = list.filter((entry) => !staysBehind(entry)).length;
  return arrived < going ? texts.total(arrived, going) : texts.allDone(arrived);
}

function lastFailure(list: readonly FileEntry[]): string {
  const entry = list.findLast(({ state }) => state === 'failed');
  return entry?.reason ? problemOf(entry.name, entry.reason) : '';
}
