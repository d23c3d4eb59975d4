import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ColleaguesOfGame, ColleaguesQuery } from '@hub/contracts/identity';

const MOST = 500;

/** Who holds one of some roles at a game, or at every game, and still works here; by name. */
@Injectable()
export class FindColleagues {
  constructor(private readonly source: DataSource) {}

  async run({ game, roles }: ColleaguesQuery): Promise<ColleaguesOfGame> {
    const staff = await this.source.query<ColleaguesOfGame['staff']>(
      `SELECT id, login, name FROM staff
        WHERE disabled_at IS NULL AND EXISTS (SELECT 1 FROM staff_grant
          WHERE staff_grant.staff_id = staff.id AND role IN (?) AND game_id IN (?, '*'))
        ORDER BY name, id LIMIT ${MOST}`,
      [roles.split(','), game],
    );
    return { staff: staff.map(({ id, login, name }) => ({ id, login, name })) };
  }
}
