const FIELD = 255;
const POLYNOMIAL = 0x11d;

const powers = new Uint8Array(FIELD * 2);
const logs = new Uint8Array(FIELD + 1);
for (let power = 0, value = 1; power < FIELD; power += 1) {
  powers[power] = value;
  powers[power + FIELD] = value;
  logs[value] = power;
  value <<= 1;
  if (value > FIELD) value ^= POLYNOMIAL;
}

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : at(powers, at(logs, a) + at(logs, b)));

/** (x - 1)(x - 2)(x - 4)…, without its leading 1. */
function generator(degree: number): number[] {
  let poly = [1];
  for (let root = 0; root < degree; root += 1) {
    const factor = at(powers, root);
    const next = [...poly, 0];
    poly.forEach((coefficient, index) => {
      next[index + 1] = at(next, index + 1) ^ times(coefficient, factor);
    });
    poly = next;
  }
  return poly.slice(1);
}

/** The check bytes of a block, over the field that QR codes use. */
export function checkBytes(block: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of block) {
    const lead = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, index) => {
      rest[index] = at(rest, index) ^ times(coefficient, lead);
    });
  }
  return rest;
}
