export type Where = [sql: string, ...values: unknown[]];

/** A role or an account: one walk for each, along its index. `row`: the table's name in the statement. */
export function playerParts(row: string, game: string, find: string): Where[][] {
  const own: Where = [`${row}.game_id = ?`, game];
  // A column of machine text is compared with machine text only.
  const machine = /^[A-Za-z0-9_-]{1,32}$/.test(find);
  return [
    ...(machine ? [[own, [`${row}.role_id = ?`, find] as Where]] : []),
    [own, [`${row}.partner_uid = ?`, find] as Where],
  ];
}
