import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  changeLegalBody,
  compareLegalQuery,
  draftLegalBody,
  legalDeskCalls,
  legalDeskQuery,
  legalSectionBody,
  legalSections,
  previewLegalBody,
  requestLegalBody,
  reviewLegalBody,
  type ChangeLegalBody,
  type CompareLegalQuery,
  type DraftLegalBody,
  type LegalComparedView,
  type LegalDeskQuery,
  type LegalDeskView,
  type LegalDetailView,
  type LegalPreviewView,
  type LegalRequestedView,
  type LegalSectionBody,
  type PreviewLegalBody,
  type RequestLegalBody,
  type ReviewLegalBody,
} from '@hub/contracts/catalog';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { cleanLegal } from '../clean-legal.ts';
import { legalNotFound } from '../legal.errors.ts';
import { FindLegalDesk } from './find-legal-desk.ts';
import { KeepDraft } from './keep-draft.ts';
import { demandLegalReader } from './legal.policy.ts';
import { RequestLegal } from './request-legal.ts';
import { ReviewLegal } from './review-legal.ts';

@Controller()
export class LegalDeskController {
  constructor(
    private readonly find: FindLegalDesk,
    private readonly keep: KeepDraft,
    private readonly reviewing: ReviewLegal,
    private readonly asking: RequestLegal,
  ) {}

  @Call(legalDeskCalls.listLegalDesk)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(legalDeskQuery)) query: LegalDeskQuery): Promise<LegalDeskView> {
    return this.find.list(caller, query);
  }

  @Call(legalDeskCalls.draftLegal)
  async draft(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(draftLegalBody)) body: DraftLegalBody,
  ): Promise<LegalDetailView> {
    return this.view(caller, await this.keep.draft(caller, body));
  }

  @Call(legalDeskCalls.previewLegal)
  preview(
    @CurrentStaff() { who }: StaffCaller,
    @Body(yup(previewLegalBody)) { content }: PreviewLegalBody,
  ): LegalPreviewView {
    demandLegalReader(who);
    return { data: { content: cleanLegal(content) } };
  }

  @Call(legalDeskCalls.getLegalVersion)
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('id') id: string): Promise<LegalDetailView> {
    return this.view(caller, numberOf(id));
  }

  @Call(legalDeskCalls.changeLegal)
  async change(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @SeenVersion() seen: number,
    @Body(yup(changeLegalBody)) body: ChangeLegalBody,
  ): Promise<LegalDetailView> {
    await this.keep.change(caller, numberOf(id), seen, body);
    return this.view(caller, numberOf(id));
  }

  @Call(legalDeskCalls.changeLegalSection)
  async changeText(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @Param('section') section: string,
    @SeenVersion() seen: number,
    @Body(yup(legalSectionBody)) body: LegalSectionBody,
  ): Promise<LegalDetailView> {
    const known = legalSections.find((one) => one === section);
    if (!known) throw legalNotFound();
    await this.keep.changeText(caller, numberOf(id), seen, known, body);
    return this.view(caller, numberOf(id));
  }

  @Call(legalDeskCalls.discardLegal)
  async discard(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @SeenVersion() seen: number,
  ): Promise<{ data: { discarded: true } }> {
    await this.keep.discard(caller, numberOf(id), seen);
    return { data: { discarded: true } };
  }

  @Call(legalDeskCalls.compareLegal)
  @Header('cache-control', 'no-store')
  async compare(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @Query(yup(compareLegalQuery)) query: CompareLegalQuery,
  ): Promise<LegalComparedView> {
    return { data: await this.find.compare(caller, numberOf(id), query.with) };
  }

  @Call(legalDeskCalls.reviewLegal)
  async review(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @SeenVersion() seen: number,
    @Body(yup(reviewLegalBody)) body: ReviewLegalBody,
  ): Promise<LegalDetailView> {
    await this.reviewing.run(caller, numberOf(id), seen, body);
    return this.view(caller, numberOf(id));
  }

  @Call(legalDeskCalls.requestLegal)
  async ask(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @SeenVersion() seen: number,
    @Body(yup(requestLegalBody)) body: RequestLegalBody,
  ): Promise<LegalRequestedView> {
    const approval = await this.asking.run(caller, numberOf(id), seen, body);
    return { data: { approval, row: await this.find.row(numberOf(id)) } };
  }

  private async view(caller: StaffCaller, id: number): Promise<LegalDetailView> {
    return { data: await this.find.one(caller, id) };
  }
}
