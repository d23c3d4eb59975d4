import { Faults } from '../../local-web/src/faults.ts';

/** What can befall a siteverify call: it is answered late, or with 503, or the token is taken and then the line breaks. */
export const verifyModes = ['slow', 'down', 'lost'] as const;
/** `press`: the widget wants a press instead of looking by itself. `unloaded`: its script is away. */
export const captchaModes = [...verifyModes, 'press', 'unloaded'] as const;
export type CaptchaFaults = Faults<(typeof captchaModes)[number]>;
export const captchaFaults = (): CaptchaFaults => new Faults(captchaModes);
