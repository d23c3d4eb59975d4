import { themeFamilies } from '@hub/contracts/catalog';
import { number, object, string } from 'yup';

/** Theme of the site itself; no game can have this id. */
export const HOUSE = 'hub';

const whole = (least: number, most: number) =>
  number().integer('FIELD_INVALID').min(least, 'FIELD_INVALID').max(most, 'FIELD_INVALID').required('FIELD_REQUIRED');

/** What may be chosen for a game; hues in degrees, factor in steps of a hundredth, radius in px. */
export const themeBody = object({
  hue: whole(0, 360),
  chromaFactor: number()
    .min(0, 'FIELD_INVALID')
    .max(1.5, 'FIELD_INVALID')
    .test('hundredth', 'FIELD_INVALID', (value) => Math.abs(Math.round((value ?? 0) * 100) / 100 - (value ?? 0)) < 1e-9)
    .required('FIELD_REQUIRED'),
  accentHue: whole(0, 360),
  radius: whole(0, 16),
  family: string()
    .oneOf([...themeFamilies], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  seed: whole(0, 0xffff_ffff),
});
