/** A missing end is open. */
export type Window = { starts_at: Date | null; ends_at: Date | null };

/** Is `now` inside the window? Both ends belong to it. */
export function isOpen(window: Window, now: Date): boolean {
  const begun = !window.starts_at || window.starts_at <= now;
  return begun && (!window.ends_at || now <= window.ends_at);
}
