import { useNavigate } from '@hub/web';
import { isTaken } from '@hub/web/staff';
import { useEffect, useRef } from 'react';
import { anyCase, queueAddress, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useShortKey } from './use-short-key.ts';

const PATIENCE_MS = 1500;

const views: Record<string, Partial<QueueChoice>> = {
  w: { queue: 'waiting' },
  m: { assignee: 'me' },
  n: { assignee: 'none' },
  d: { queue: 'replied' },
  c: { queue: 'closed' },
  l: { queue: 'all' },
};

/** G, then a letter: another view. The second letter means nothing else then, whatever it does when it stands alone. */
export function useGoKeys(): void {
  const { desk } = useStaffDesk();
  const navigate = useNavigate();
  const since = useRef(-Infinity);
  useShortKey('g', () => {
    since.current = performance.now();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const awaited = performance.now() - since.current < PATIENCE_MS;
      if (!awaited || event.key === 'g') return;
      since.current = -Infinity;
      const view = views[event.key];
      if (!view || isTaken(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate(queueAddress(desk, { ...anyCase, ...view }));
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [desk, navigate]);
}
