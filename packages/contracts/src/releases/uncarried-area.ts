/** An area whose live build a shell does not carry. `instead`: the earlier build that its visitors get; null: the area rests. */
export type UncarriedArea = { area: string; live: string; instead: string | null };
