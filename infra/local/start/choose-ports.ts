import { usualPorts, type Ports } from '../data/service-list.ts';
import { freePort, isFree } from '../machine/ports.ts';

/** The usual ports; one that is busy is replaced by a free one (only the site's own port is a promise). */
export async function choosePorts(gateway: number): Promise<{ ports: Ports; moved: string[] }> {
  const ports: Ports = { ...usualPorts, gateway };
  const moved: string[] = [];
  for (const [name, usual] of Object.entries(usualPorts)) {
    if (name === 'gateway' || (await isFree(usual))) continue;
    ports[name] = await freePort();
    moved.push(`${name} ${ports[name]} (${usual} is busy)`);
  }
  return { ports, moved };
}
