import type { Schema } from '@hub/nest-kit/db';
import { CreateGateway1795000000000 } from './migrations/1795000000000-create-gateway.ts';
import { RemoteVersion } from './registry/remote-version.entity.ts';

export const schema: Schema = { entities: [RemoteVersion], migrations: [CreateGateway1795000000000] };
