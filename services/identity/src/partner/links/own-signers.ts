import { Injectable } from '@nestjs/common';
import { LinkSigners, signerOf, type Signer } from '@hub/nest-kit/partner';
import { FindLinks } from './find-links.ts';

/** Whose key signs a call to this very service: asked of the table, not over the wire. */
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
