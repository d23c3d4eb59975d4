/** An emoji or a rare Han sign is one and not two. */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}
