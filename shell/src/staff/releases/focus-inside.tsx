import { useEffect, useRef, type ReactNode } from 'react';

/** Where what had the focus has gone for this: its first field or button has it, as long as it is `on`. */
export function FocusInside({ on = true, children }: { on?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on) box.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [on]);
  return <div ref={box}>{children}</div>;
}
