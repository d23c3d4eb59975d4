/** With those of direction: they would turn or hide what stands beside a text, or forge a line of a terminal. */
const CONTROL_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** `between`: what stands in their place. */
export const withoutControlCharacters = (text: string, between = ''): string =>
  text.replace(CONTROL_CHARACTERS, between);
