import type { InactivityCode } from '@hub/contracts/identity';
import { AppError } from '@hub/nest-kit/http';

const refusal = (code: InactivityCode) => new AppError(409, { msg: { code } });

export const inactivityMoved = () => refusal('INACTIVITY_MOVED');
export const inactivityNobody = () => refusal('INACTIVITY_NOBODY');
export const inactivityRunning = () => refusal('INACTIVITY_RUNNING');
