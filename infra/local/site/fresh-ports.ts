import { usualPorts, type Ports } from '../data/service-list.ts';
import { freePorts } from '../machine/ports.ts';

export async function freshPorts(): Promise<Ports> {
  const names = Object.keys(usualPorts) as (keyof Ports)[];
  const free = await freePorts(names.length);
  return Object.fromEntries(names.map((name, at) => [name, free[at]])) as Ports;
}
