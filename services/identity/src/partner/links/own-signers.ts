import { Injectable } from '@nestjs/common';
import { LinkSigners, signerOf, type Signer } from '@hub/nest-kit/partner';
import { FindLinks } from './find-links.ts';

@Injectable()
export class OwnSigners extends LinkSigners {
  constructor(private readonly find: FindLinks) {
    super();
  }

  async signer(kid: string): Promise<Signer | null> {
    const link = await this.find.ofKey(kid);
    return link && signerOf(link);
  }
}
