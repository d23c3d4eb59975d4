import { Heartbeat, KeepHeartbeat1799000000000, type Schema } from '@hub/nest-kit/db';
import { CreateGateway1795000000000 } from './migrations/1795000000000-create-gateway.ts';
import { RemoteVersion } from './registry/remote-version.entity.ts';

export const schema: Schema = {
  entities: [RemoteVersion, Heartbeat],
  migrations: [CreateGateway1795000000000, KeepHeartbeat1799000000000],
};
