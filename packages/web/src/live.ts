import { useEffect, useRef } from 'react';
import { watchTopic } from './live-stream.ts';

/**
 * Calls `onChange` when the topic (`t:support:10231`) has news, when the page becomes visible again, and every now and
 * then while no stream can be had. Nothing is pushed but the fact: refetch. `null` watches nothing.
 */
export function useLive(topic: string | null, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (topic ? watchTopic(topic, () => latest.current()) : undefined), [topic]);
}
