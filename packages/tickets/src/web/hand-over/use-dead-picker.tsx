import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReportFiles } from '../create/use-report-files.ts';

/** `below` goes under each field but is part of none: it stays when they change, until a file is there after all. */
export function useDeadPicker(files: ReportFiles): { silent: boolean; below: (dead: boolean) => ReactNode } {
  const [silent, setSilent] = useState(false);
  const count = Object.values(files).reduce((sum, { list }) => sum + list.length, 0);
  const [before, setBefore] = useState(count);
  if (count !== before) {
    setBefore(count);
    if (count > before) setSilent(false);
  }
  return { silent, below: (dead) => dead && <DeadPicker onFound={() => setSilent(true)} /> };
}

function DeadPicker({ onFound }: { onFound: () => void }) {
  const found = useRef(onFound);
  useEffect(() => found.current(), []);
  return null;
}
