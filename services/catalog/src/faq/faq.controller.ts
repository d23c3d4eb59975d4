import { Controller, Query } from '@nestjs/common';
import { pageCalls, faqQuery, type FaqQuery } from '@hub/contracts/catalog';
import type { FaqView } from '@hub/contracts/tickets';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { FindArticles } from './find-articles.ts';

@Controller()
export class FaqController {
  constructor(private readonly articles: FindArticles) {}

  /** The list of a document set, or with `id` a list of that one article. */
  @Call(pageCalls.getFaq)
  async read(
    @CurrentCaller() { language }: Caller,
    @Query(yup(faqQuery)) { site, id }: FaqQuery,
  ): Promise<{ msg: FaqView[] }> {
    return { msg: id ? [await this.articles.one(site, id, language)] : await this.articles.ofSite(site, language) };
  }
}
