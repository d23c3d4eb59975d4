/** Country codes a player may choose, with the pattern of a national number (leading zero dropped). */
export const phoneLocales = ['886', '852', '853', '65', '60', '86'] as const;
export type PhoneLocale = (typeof phoneLocales)[number];

const national: Record<PhoneLocale, RegExp> = {
  '886': /^9\d{8}$/,
  '852': /^[2-9]\d{7}$/,
  '853': /^[268]\d{7}$/,
  '65': /^[3689]\d{7}$/,
  '60': /^1\d{8,9}$|^[3-9]\d{7,8}$/,
  '86': /^1\d{10}$/,
};

export type Phone = { locale: PhoneLocale; national: string };

/** Digits only, half-width; `+` and the separators people type are dropped. */
export function phoneDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s()+\-.‐-―]/g, '');
}

/** Reads `0086` as 86 and anything unknown as absent. */
export function phoneLocaleOf(value: string | undefined): PhoneLocale | undefined {
  const code = value === '0086' ? '86' : value;
  return phoneLocales.find((locale) => locale === code);
}

/**
 * Every way a typed number can be read. The wire carries a Taiwan number without and any other number with its country
 * code in one text, so `85261234567` and `61234567` with locale 852 are the same phone.
 */
export function readPhone(typed: string, locale?: PhoneLocale): Phone[] {
  const digits = phoneDigits(typed).replace(/^00(?=86|85|88|6)/, '');
  if (!/^\d+$/.test(digits)) return [];
  const readings: Phone[] = [];
  const add = (as: PhoneLocale, rest: string) => {
    const number = rest.replace(/^0/, '');
    if (national[as].test(number) && !readings.some((r) => r.locale === as))
      readings.push({ locale: as, national: number });
  };
  if (locale) add(locale, digits);
  for (const as of phoneLocales) {
    if (digits.startsWith(as) && (!locale || locale === as)) add(as, digits.slice(as.length));
  }
  if (!locale) add('886', digits);
  return readings;
}

/** What a form sends for a number and the country code that was chosen (none: Taiwan), however both were typed. */
export function wirePhone(typed: string, locale: string | undefined): string {
  const [reading] = readPhone(typed, phoneLocaleOf(locale || '886'));
  return reading ? showPhone(reading) : phoneDigits(typed);
}

/** As the wire shows it: national with its zero for Taiwan, prefixed otherwise. */
export function showPhone(phone: Phone): string {
  return phone.locale === '886' ? `0${phone.national}` : `${phone.locale}${phone.national}`;
}
