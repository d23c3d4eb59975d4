import { retentionController } from '@hub/nest-kit/retention';

/** What would go next, and what went last. */
export const RetentionController = retentionController('vip');
