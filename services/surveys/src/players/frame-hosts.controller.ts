import { Controller, Get } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { CurrentService } from '@hub/nest-kit/http';

const MOST = 100;

/** Origins of the outside forms of all surveys that have not ended, drafts too: staff previews them. For the policy of pages. */
@Controller('internal/frame_hosts')
export class FrameHostsController {
  constructor(private readonly db: Db) {}

  @Get()
  async hosts(@CurrentService() _from: string): Promise<{ hosts: string[] }> {
    const rows = await this.db.source.query<{ address: string }[]>(
      `SELECT DISTINCT JSON_VALUE(v.content, '$.embed_url') AS address FROM survey s
        JOIN survey_version v ON v.survey_id = s.id AND v.no IN (s.live_no, s.draft_no)
        WHERE s.state <> 'ended' AND JSON_VALUE(v.content, '$.embed_url') <> '' LIMIT ${MOST}`,
    );
    const origins = rows.map(({ address }) => new URL(address.replaceAll('{code}', 'code')).origin);
    return { hosts: [...new Set(origins)] };
  }
}
