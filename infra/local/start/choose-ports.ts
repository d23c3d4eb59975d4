import { usualPorts, type Ports } from '../data/service-list.ts';
import { freePort, isFree } from '../machine/ports.ts';

/** The usual ports; one that is busy is replaced by a free one (only the site's own port is a promise). */
export async function choosePorts(gateway: number): Promise<{ ports: Ports; moved: string[] }> {
  const ports = { ...usualPorts, gateway };
  const moved: string[] = [];
  for (const name of Object.keys(usualPorts) as (keyof Ports)[]) {
    if (name === 'gateway' || (await isFree(ports[name]))) continue;
    ports[name] = await freePort();
    moved.push(`${name} ${ports[name]} (${usualPorts[name]} is busy)`);
  }
  return { ports, moved };
}
