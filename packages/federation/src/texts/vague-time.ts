const vague = /稍[後候]|晚點|等一下|\blater\b/i;

export function vagueTimeIn(text: string): string[] {
  const word = vague.exec(text)?.[0];
  return word ? [`“${word}” says neither what nor when`] : [];
}
