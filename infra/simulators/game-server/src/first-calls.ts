const REMEMBERED = 200_000;

/** Which mails were called about before; the oldest names are forgotten in time. */
export class FirstCalls {
  private young = new Set<string>();
  private old = new Set<string>();

  /** Whether there was a call of this name before; from now on there was. */
  isKnown(name: string): boolean {
    const known = this.young.has(name) || this.old.has(name);
    this.young.add(name);
    if (this.young.size >= REMEMBERED / 2) {
      this.old = this.young;
      this.young = new Set();
    }
    return known;
  }

  clear(): void {
    this.young = new Set();
    this.old = new Set();
  }
}
