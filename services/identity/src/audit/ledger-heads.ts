import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GENESIS, type Head } from '@hub/nest-kit/audit';

@Injectable()
export class LedgerHeads {
  constructor(private readonly source: DataSource) {}

  async of(service: string): Promise<Head> {
    const rows: { seq: string; hash: Buffer }[] = await this.source.query(
      'SELECT seq, hash FROM audit_source WHERE service = ?',
      [service],
    );
    return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : { seq: 0, hash: GENESIS };
  }
}
