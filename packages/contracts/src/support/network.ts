const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$|\/)|(?=\/))){4}\/(\d{1,2})$/;
const V6 = /^([0-9a-f:]*:[0-9a-f:]*)\/(\d{1,3})$/i;

/** Visitors of IPv6 are known by their household. */
const V6_FINEST = 64;
/** An office is smaller; what is wider would open to half a country. */
const V4_WIDEST = 16;
const V6_WIDEST = 32;

/** `203.0.113.0/24` or `2001:db8::/48`: bits of the network, or null. Both a browser and a server read it so. */
function bitsOf(text: string): { six: boolean; bits: number } | null {
  const four = V4.exec(text);
  if (four) return { six: false, bits: Number(four[1]) };
  const six = V6.exec(text);
  return six && URL.canParse(`http://[${six[1]}]/`) ? { six: true, bits: Number(six[2]) } : null;
}

export function isNetwork(text: string): boolean {
  const found = bitsOf(text);
  return found !== null && found.bits <= (found.six ? V6_FINEST : 32);
}

export function isWide(text: string): boolean {
  const found = bitsOf(text);
  return found !== null && found.bits < (found.six ? V6_WIDEST : V4_WIDEST);
}
