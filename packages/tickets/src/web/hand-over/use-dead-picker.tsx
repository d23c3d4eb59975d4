import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Did a press on some button for files lead nowhere? `below` stands under each of the fields; what is offered then is not
 * part of any of them, and stays when they change.
 */
export function useDeadPicker(): { silent: boolean; below: (dead: boolean) => ReactNode } {
  const [silent, setSilent] = useState(false);
  return { silent, below: (dead) => dead && <DeadPicker onFound={() => setSilent(true)} /> };
}

function DeadPicker({ onFound }: { onFound: () => void }) {
  const found = useRef(onFound);
  useEffect(() => found.current(), []);
  return null;
}
