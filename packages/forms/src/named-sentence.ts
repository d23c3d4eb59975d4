export function namedSentence(label: string | undefined, sentence: string, colon: string): string {
  const name = label?.replace(/[：:？?]$/, '').trim();
  return name === undefined || name === '' || sentence.includes(name) ? sentence : `${name}${colon}${sentence}`;
}
