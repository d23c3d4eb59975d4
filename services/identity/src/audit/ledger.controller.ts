import { Controller, Get, Param } from '@nestjs/common';
import { CurrentService } from '@hub/nest-kit/http';
import { LedgerHeads } from './ledger-heads.ts';

@Controller('internal/audit')
export class LedgerController {
  constructor(private readonly heads: LedgerHeads) {}

  @Get(':service')
  async head(@CurrentService() _: string, @Param('service') service: string) {
    const { seq, hash } = await this.heads.of(service);
    return { seq, hash: hash.toString('hex') };
  }
}
