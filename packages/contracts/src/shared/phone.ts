/** With the pattern of a national number (leading zero dropped). */
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

/** Half-width; `+` and separators are dropped. */
export function phoneDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s()+\-.‐-―]/g, '');
}

/** Reads `0086` as 86 and anything unknown as absent. */
export function phoneLocaleOf(value: string | undefined): PhoneLocale | undefined {
  const code = value === '0086' ? '86' : value;
  return phoneLocales.find((locale) => locale === code);
}

/** All readings: `85261234567` and `61234567` with locale 852 are the same phone. */
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

/** As a form sends it; no country code chosen: Taiwan. */
export function wirePhone(typed: string, locale: string | undefined): string {
  const [reading] = readPhone(typed, phoneLocaleOf(locale || '886'));
  return reading ? showPhone(reading) : phoneDigits(typed);
}

/** National with its zero for Taiwan, prefixed otherwise. */
export function showPhone(phone: Phone): string {
  return phone.locale === '886' ? `0${phone.national}` : `${phone.locale}${phone.national}`;
}
