export type RefusalReason = 'large' | 'type' | 'heic' | 'empty' | 'unreadable' | 'elsewhere';

export class FileRefusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`file refused: ${reason}`);
    this.reason = reason;
  }
}
