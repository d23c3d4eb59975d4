import { retentionController } from '@hub/nest-kit/retention';

export const RetentionController = retentionController('support');
