import { object, string } from 'yup';

const needed = () => string().trim().required('FIELD_REQUIRED');

export const findPlayerForm = object({
  game_id: needed(),
  by: string().oneOf(['role', 'account']).default('role'),
  server_id: string().when('by', { is: 'role', then: needed }),
  role_id: string().when('by', { is: 'role', then: needed }),
  uid: string().when('by', { is: 'account', then: () => needed().max(64, 'FIELD_INVALID') }),
});

export type FindPlayer = { game_id: string; by: string; server_id: string; role_id: string; uid: string };
