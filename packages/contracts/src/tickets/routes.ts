import { route, type Route, type ServiceName } from '../shared/route.ts';
import type { Desk } from './desk.ts';

/** Rows of the route table that every desk has. */
export function deskRoutes(desk: Desk, service: ServiceName): Route[] {
  const base = `/api/${desk.api}`;
  const staff = `/api/staff/${desk.api}`;
  return [
    route(service, 'POST', `${base}/by_checkid`, { limit: 'lookup', bodyKb: 64 }),
    route(service, 'GET', `${base}/list`, { who: 'player' }),
    route(service, 'GET', `${base}/view/:q_id`, { who: 'player', passToken: true }),
    route(service, 'POST', `${base}/insert_reply`, { who: 'player', bodyKb: 256 }),
    route(service, 'GET', `${base}/render_create_form/:game_id`),
    route(service, 'POST', `${base}/create_web_form`, { limit: 'create', bodyKb: 256 }),
    route(service, 'GET', staff, { who: 'staff' }),
    route(service, 'GET', `${staff}/:q_id`, { who: 'staff' }),
    route(service, 'POST', `${staff}/:q_id/reply`, { who: 'staff', bodyKb: 256 }),
  ];
}
