import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  articlePreviewBody,
  serversImportBody,
  settingReaders,
  settingsQuery,
  type ArticlePreviewBody,
  type ArticlePreviewView,
  type ServersImportBody,
  type ServersImportView,
  type SettingsQuery,
  type SettingsView,
  type SettingVersionView,
  type SettingView,
} from '@hub/contracts/catalog';
import { CurrentStaff, Forbidden, versionOf, yup, type StaffCaller } from '@hub/nest-kit/http';
import { cleanHtml } from '../faq/clean-html.ts';
import { FindSettings } from './find-settings.ts';
import { ImportServers } from '../games/import-servers.ts';
import { SaveSetting } from './save-setting.ts';
import { SettingKey } from './setting-key.ts';
import { settingKind } from './setting-kinds.ts';

/** Whoever has nothing to do with settings learns nothing about them. */
function demandReader({ who }: StaffCaller): void {
  if (!who.roles.some(({ role }) => settingReaders.includes(role))) throw new Forbidden();
}

@Controller('api/staff/settings')
export class SettingsController {
  constructor(
    private readonly find: FindSettings,
    private readonly save: SaveSetting,
    private readonly importServers: ImportServers,
  ) {}

  @Post('faq/preview')
  @HttpCode(200)
  preview(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(articlePreviewBody)) { content }: ArticlePreviewBody,
  ): ArticlePreviewView {
    demandReader(caller);
    return { data: { content: cleanHtml(content) } };
  }

  @Post('servers/import')
  @HttpCode(200)
  async servers(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(serversImportBody)) body: ServersImportBody,
  ): Promise<ServersImportView> {
    demandReader(caller);
    return { data: await this.importServers.run(caller, body) };
  }

  @Get(':kind')
  @Header('cache-control', 'no-store')
  list(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Query(yup(settingsQuery)) query: SettingsQuery,
  ): Promise<SettingsView> {
    demandReader(caller);
    return this.find.list(caller, settingKind(kind), query);
  }

  @Post(':kind')
  async add(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Body() body: unknown,
  ): Promise<SettingView> {
    demandReader(caller);
    const { key } = await this.save.add(caller, settingKind(kind), body);
    return this.view(caller, kind, key);
  }

  @Get(':kind/:key')
  @Header('cache-control', 'no-store')
  one(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
  ): Promise<SettingView> {
    demandReader(caller);
    return this.view(caller, kind, key);
  }

  @Put(':kind/:key')
  async change(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
    @Headers('if-match') seen: string | undefined,
    @Body() body: unknown,
  ): Promise<SettingView> {
    demandReader(caller);
    await this.save.change(caller, settingKind(kind), key, versionOf(seen), body);
    return this.view(caller, kind, key);
  }

  @Delete(':kind/:key')
  async remove(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
    @Headers('if-match') seen: string | undefined,
  ): Promise<{ data: { removed: true } }> {
    demandReader(caller);
    await this.save.remove(caller, settingKind(kind), key, versionOf(seen));
    return { data: { removed: true } };
  }

  @Get(':kind/:key/versions/:version')
  @Header('cache-control', 'no-store')
  async version(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
    @Param('version') version: string,
  ): Promise<SettingVersionView> {
    demandReader(caller);
    return { data: await this.find.version(caller, settingKind(kind), key, versionOf(version) ?? 0) };
  }

  private async view(caller: StaffCaller, kind: string, key: string): Promise<SettingView> {
    return { data: await this.find.one(caller, settingKind(kind), key) };
  }
}
