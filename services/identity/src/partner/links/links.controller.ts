import { Controller, Get, Header, Query } from '@nestjs/common';
import { linkReaders, partnerLinksQuery, type PartnerLinksQuery, type PartnerLinkView } from '@hub/contracts/identity';
import { CurrentService, Forbidden, yup } from '@hub/nest-kit/http';
import { FindLinks } from './find-links.ts';

@Controller('internal/partner/links')
export class LinksController {
  constructor(private readonly find: FindLinks) {}

  @Get()
  @Header('cache-control', 'no-store')
  async links(
    @CurrentService() from: string,
    @Query(yup(partnerLinksQuery)) { game, kid }: PartnerLinksQuery,
  ): Promise<PartnerLinkView> {
    if (!linkReaders[kid ? 'kid' : 'game'].includes(from)) throw new Forbidden();
    return { link: kid ? await this.find.ofKey(kid) : await this.find.ofGame(game) };
  }
}
