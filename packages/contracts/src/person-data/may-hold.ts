/** Of those that this tree knows: cases and accounts, and requests about the data. */
const holders = ['support', 'vip', 'surveys'];
const others = new Set(['identity', 'catalog', 'topup', 'events']);

/** Who may say that something of a person is held: a service that joined the site since may as well. */
export const mayHold = (services: readonly string[]): string[] =>
  [...new Set([...holders, ...services])].filter((service) => !others.has(service));
