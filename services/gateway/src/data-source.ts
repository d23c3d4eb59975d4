import { Heartbeat, KeepHeartbeat1799000000000, type Schema } from '@hub/nest-kit/db';
import { CreateGateway1795000000000 } from './migrations/1795000000000-create-gateway.ts';
import { KeepServiceRoutes1799900000100 } from './migrations/1799900000100-keep-service-routes.ts';
import { RemoteVersion } from './registry/remote-version.entity.ts';
import { ServiceRoutes } from './routes/service-routes.entity.ts';

export const schema: Schema = {
  entities: [RemoteVersion, ServiceRoutes, Heartbeat],
  migrations: [CreateGateway1795000000000, KeepHeartbeat1799000000000, KeepServiceRoutes1799900000100],
};
