import { Faults } from '../../local-web/src/faults.ts';

/** `refuse`: not for now (451). `slow`: taken late. */
export const mailModes = ['refuse', 'slow'] as const;
export type MailFaults = Faults<(typeof mailModes)[number]>;
export const mailFaults = (): MailFaults => new Faults(mailModes);
