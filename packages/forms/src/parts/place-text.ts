import { fold } from '@hub/contracts/shared';
import type { CountyCodes } from './places.api.ts';

type District = CountyCodes['districts'][number];
export type ChosenPlace = { county?: CountyCodes; district?: District };

/** A county alone, or `100 台北市 中正區`, in whichever way it is written. */
export function readChosen(text: string, codes: readonly CountyCodes[]): ChosenPlace {
  const names = fold(text).replace(/^\d+/, '');
  const county = codes.find(({ city }) => names.startsWith(fold(city)));
  if (!county) return {};
  const rest = names.slice(fold(county.city).length);
  return { county, district: county.districts.find(({ name }) => fold(name) === rest) };
}

export const chosenText = (county: string, { zip, name }: District): string => `${zip} ${county} ${name}`;

/** What the rules of a contract ask about addresses, answered from the table of `codes`; without it the server is left to judge. */
export function knownPlaces(codes: readonly CountyCodes[] | undefined) {
  const read = (text: string) => readChosen(text, codes ?? []);
  return {
    isCounty: (text: string) => !codes || read(text).county !== undefined,
    isPlace: (text: string) => {
      const { county, district } = read(text);
      if (!codes) return /^\d{3} \S+ \S+$/.test(text);
      return county !== undefined && district !== undefined && text === chosenText(county.city, district);
    },
  };
}
