import { useEffect, useRef } from 'react';
import { watchTopic, type LiveListener } from './live-stream.ts';

/**
 * Calls `onChange` when the topic (`t:support:10231`) has news, when the page becomes visible again, and every now and
 * then while no stream can be had. Nothing is pushed but the fact: refetch. `null` watches nothing. `onOpen`: whenever
 * the stream has come up.
 */
export function useLive(topic: string | null, onChange: () => void, onOpen?: () => void): void {
  const latest = useRef<LiveListener>({ onChange, onOpen });
  useEffect(() => {
    latest.current = { onChange, onOpen };
  });
  useEffect(() => {
    if (!topic) return;
    return watchTopic(topic, { onChange: () => latest.current.onChange(), onOpen: () => latest.current.onOpen?.() });
  }, [topic]);
}
