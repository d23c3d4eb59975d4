import { Heartbeat, KeepHeartbeat1799000000000, type Schema } from '@hub/nest-kit/db';
import { CreateGateway1795000000000 } from './migrations/1795000000000-create-gateway.ts';
import { KeepServiceRoutes1799900000100 } from './migrations/1799900000100-keep-service-routes.ts';
import { CountMounts1800003100000 } from './migrations/1800003100000-count-mounts.ts';
import { CreateReleases1800003200000 } from './migrations/1800003200000-create-releases.ts';
import { NameForeignHosts1800005100000 } from './migrations/1800005100000-name-foreign-hosts.ts';
import { RetireBuilds1800005200000 } from './migrations/1800005200000-retire-builds.ts';
import { WidenReleaseNames1800005300000 } from './migrations/1800005300000-widen-release-names.ts';
import { CountPuts1800005400000 } from './migrations/1800005400000-count-puts.ts';
import { CountBytes1800005500000 } from './migrations/1800005500000-count-bytes.ts';
import { RemoteVersion } from './registry/remote-version.entity.ts';
import { AreaRelease } from './releases/area-release.entity.ts';
import { BuildPut } from './releases/build-put.entity.ts';
import { PublishToken } from './releases/publish-token.entity.ts';
import { ReleaseEvent } from './releases/release-event.entity.ts';
import { ServiceRoutes } from './routes/service-routes.entity.ts';
import { MountCount } from './signal/mount-count.entity.ts';
import { VitalCount } from './signal/vital-count.entity.ts';

export const schema: Schema = {
  entities: [
    RemoteVersion,
    AreaRelease,
    BuildPut,
    ReleaseEvent,
    PublishToken,
    ServiceRoutes,
    MountCount,
    VitalCount,
    Heartbeat,
  ],
  migrations: [
    CreateGateway1795000000000,
    KeepHeartbeat1799000000000,
    KeepServiceRoutes1799900000100,
    CountMounts1800003100000,
    CreateReleases1800003200000,
    NameForeignHosts1800005100000,
    RetireBuilds1800005200000,
    WidenReleaseNames1800005300000,
    CountPuts1800005400000,
    CountBytes1800005500000,
  ],
};
