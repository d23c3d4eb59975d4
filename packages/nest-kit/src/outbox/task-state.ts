import type { OutboxRow } from './outbox.entity.ts';

export function taskState({ failed_at, done_at, lease_until }: OutboxRow): 'failed' | 'done' | 'running' | 'waiting' {
  if (failed_at) return 'failed';
  if (done_at) return 'done';
  return lease_until !== null && lease_until.getTime() > Date.now() ? 'running' : 'waiting';
}
