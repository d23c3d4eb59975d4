import type { MountModule } from '@hub/web';
import { RemoteRoutes } from './routes.tsx';

/** The same pages: a page of another site shows them without an address of its own. */
export const RemoteMount: MountModule['RemoteMount'] = RemoteRoutes;
