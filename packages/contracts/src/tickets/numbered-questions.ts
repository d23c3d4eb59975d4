/** `2. 角色 ID：`. */
const QUESTION = /^\s*\d+\.[^：:\n]*[：:]/gmu;

/** What somebody wrote into the numbered questions that a form had put there, or beside them. */
export const answersIn = (text: string): string => text.replace(QUESTION, '');
