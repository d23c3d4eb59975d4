const REMEMBERED = 200_000;

export class FirstCalls {
  private young = new Set<string>();
  private old = new Set<string>();

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
