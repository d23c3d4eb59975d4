/** What a player asked and what we answered. `{order}` is a number of an order; `more` is how a case goes on, where it does. */
export type Story = { type: string; asks: string; answer: string; more?: [asks: string, answer: string] };
