/** How a form is guarded. `challenge_url` gives an ALTCHA challenge bound to that form; null when off. */
export type CaptchaView = {
  enabled: boolean;
  provider: 'altcha';
  site_key: string;
  challenge_url: string;
};

/** The forms that may ask for a challenge. */
export const captchaForms = ['create', 'reply', 'lookup', 'login'] as const;
export type CaptchaForm = (typeof captchaForms)[number];
