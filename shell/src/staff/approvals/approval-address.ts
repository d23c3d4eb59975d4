import type { ApprovalRow } from '@hub/contracts/approvals';

type Asked = Pick<ApprovalRow, 'subject' | 'object' | 'game_id'>;

/** Where what a request is about can be looked at: the address of its kind, with its open parts filled in. */
export function addressOf({ subject, object, game_id }: Asked, to: string): string {
  const parts: Record<string, string> = { subject, game: game_id, name: object.slice(object.indexOf(':') + 1) };
  return to.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
}
