import { useEffect, useRef } from 'react';
import { watchTopic, type LiveListener } from './live-stream.ts';

/** Nothing is pushed but the fact: refetch. Polls while no stream can be had; `null` watches nothing. */
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
