/** The one sentence of the server that is the same in every language: it is for programs. The centre says it in the player's. */
export const NO_GAME = 'game does not exist';
