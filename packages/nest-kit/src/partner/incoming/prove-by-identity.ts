import type { Provider } from '@nestjs/common';
import { LOG } from '../../app/tokens.ts';
import { ServiceClient } from '../../http/service-client.ts';
import type { Log } from '../../log/logger.ts';
import { IdentityLinks } from '../identity-links.ts';
import { ProvePartner } from './prove-partner.ts';

export const proveByIdentity: Provider = {
  provide: ProvePartner,
  inject: [ServiceClient, LOG],
  useFactory: (services: ServiceClient, log: Log) => new ProvePartner(new IdentityLinks(services), log),
};
