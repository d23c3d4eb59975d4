/** Where a player can write while the service centre itself is away. Demonstration address. */
export const contactMail = 'help@player.example';
