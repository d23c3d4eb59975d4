const FEWEST_SIGNS = 5;
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv'];
const WORDS = ['password', 'passw0rd', 'playerhub', 'letmein', 'iloveyou', 'welcome', 'administrator'];

/** Twelve signs leave few lists to look up in: repetitions, keyboard rows, the login, usual words with digits. */
export function isWeakPassword(password: string, login: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < FEWEST_SIGNS) return true;
  const rest = [login, ...WORDS].reduce((left, word) => left.replaceAll(word, ''), folded);
  if (rest.replace(/[\d\W_]/g, '').length === 0 && rest.length < folded.length) return true;
  return RUNS.some((run) => [run, [...run].reverse().join('')].some((row) => row.includes(folded.slice(0, 12))));
}
