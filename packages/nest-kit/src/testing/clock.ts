const rightNow = Date.now;
let aheadMs = 0;

/** The clock by which this process forgets: a test puts it ahead instead of waiting. It is right again when its file ends. */
export const clock = {
  ahead(ms: number): void {
    aheadMs += ms;
    Date.now = () => rightNow() + aheadMs;
  },
  right(): void {
    aheadMs = 0;
    Date.now = rightNow;
  },
};
