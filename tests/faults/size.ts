/** Storms are raised at a third; `npm test -- --all` raises them whole. */
const WHOLE = process.env.TEST_WHOLE === '1';

export const sized = <T>(small: T, whole: T): T => (WHOLE ? whole : small);
export const third = (many: number): number => sized(Math.ceil(many / 3), many);
