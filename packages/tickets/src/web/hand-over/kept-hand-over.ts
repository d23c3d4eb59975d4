/** Pictures that failed, and papers: what stays behind when a report goes on elsewhere, each as a count. */
export type LeftBehind = { pictures: number; papers: number };
/** `at`: epoch ms. `typed`: what stood in the form then, to tell what is written afterwards. */
export type HandedOver = { address: string; watch: string; at: number; typed: string; left: LeftBehind };

const nameOf = (draft: string) => `hub.handed.${draft}`;

const isHanded = (value: unknown): value is HandedOver => {
  const { address, watch, at, typed, left } = (value ?? {}) as Partial<HandedOver>;
  const texts = [address, watch, typed].every((text) => typeof text === 'string');
  return texts && typeof at === 'number' && typeof left === 'object' && left !== null;
};

/** The one of this draft that nobody has heard the end of; null for none. It outlives a web view that begins anew. */
export function keptHandOver(draft: string): HandedOver | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(draft)) ?? 'null');
    return isHanded(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepHandOver(draft: string, handed: HandedOver | null): void {
  try {
    if (handed) sessionStorage.setItem(nameOf(draft), JSON.stringify(handed));
    else sessionStorage.removeItem(nameOf(draft));
  } catch {
    // Without storage it is watched for as long as the page lives.
  }
}
