/** A game's name where there is little room: without what stands in brackets, and without the word for game. */
export function shortGameName(name: string): string {
  const short = name.replace(/[（(].*$/u, '').replace(/^遊戲\s+/u, '');
  return short.trim() || name;
}
