import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  settingCalls,
  articlePreviewBody,
  themePreviewBody,
  serversImportBody,
  anySettingReaders,
  readersOf,
  settingsQuery,
  type ArticlePreviewBody,
  type ArticlePreviewView,
  type ThemePreviewBody,
  type ThemePreviewView,
  type ServersImportBody,
  type ServersImportView,
  type SettingsQuery,
  type SettingsView,
  type SettingVersionView,
  type SettingView,
} from '@hub/contracts/catalog';
import { Call, CurrentStaff, Forbidden, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { holdsAny } from '@hub/contracts/shared';
import { cleanHtml } from '../faq/clean-html.ts';
import { previewTheme } from '../game-art/preview-theme.ts';
import { FindSettings } from './find-settings.ts';
import { ImportServers } from '../games/import-servers.ts';
import { SaveSetting } from './save-setting.ts';
import { SettingKey } from './setting-key.ts';
import type { SettingKind } from './setting-kind.ts';
import { settingKind } from './setting-kinds.ts';

/** Whoever has nothing to do with a kind of settings learns nothing about it. Throws `SettingNotFound` for none. */
function readable({ who }: StaffCaller, name: string): SettingKind {
  if (!holdsAny(who, anySettingReaders)) throw new Forbidden();
  const kind = settingKind(name);
  if (!holdsAny(who, readersOf(kind.name))) throw new Forbidden();
  return kind;
}

@Controller()
export class SettingsController {
  constructor(
    private readonly find: FindSettings,
    private readonly save: SaveSetting,
    private readonly importServers: ImportServers,
  ) {}

  @Call(settingCalls.previewArticle)
  preview(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(articlePreviewBody)) { content }: ArticlePreviewBody,
  ): ArticlePreviewView {
    readable(caller, 'faq');
    return { data: { content: cleanHtml(content) } };
  }

  @Call(settingCalls.previewTheme)
  theme(@CurrentStaff() caller: StaffCaller, @Body(yup(themePreviewBody)) body: ThemePreviewBody): ThemePreviewView {
    readable(caller, 'themes');
    return { data: previewTheme(body) };
  }

  @Call(settingCalls.importServers)
  async servers(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(serversImportBody)) body: ServersImportBody,
  ): Promise<ServersImportView> {
    readable(caller, 'servers');
    return { data: await this.importServers.run(caller, body) };
  }

  @Call(settingCalls.listSettings)
  @Header('cache-control', 'no-store')
  list(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Query(yup(settingsQuery)) query: SettingsQuery,
  ): Promise<SettingsView> {
    return this.find.list(caller, readable(caller, kind), query);
  }

  @Call(settingCalls.createSetting)
  async add(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Body() body: unknown,
  ): Promise<SettingView> {
    const { key } = await this.save.add(caller, readable(caller, kind), body);
    return this.view(caller, kind, key);
  }

  @Call(settingCalls.getSetting)
  @Header('cache-control', 'no-store')
  one(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
  ): Promise<SettingView> {
    return this.view(caller, kind, key);
  }

  @Call(settingCalls.changeSetting)
  async change(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
    @SeenVersion() seen: number,
    @Body() body: unknown,
  ): Promise<SettingView> {
    await this.save.change(caller, readable(caller, kind), key, seen, body);
    return this.view(caller, kind, key);
  }

  @Call(settingCalls.removeSetting)
  async remove(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
    @SeenVersion() seen: number,
  ): Promise<{ data: { removed: true } }> {
    await this.save.remove(caller, readable(caller, kind), key, seen);
    return { data: { removed: true } };
  }

  @Call(settingCalls.getSettingVersion)
  @Header('cache-control', 'no-store')
  async version(
    @CurrentStaff() caller: StaffCaller,
    @Param('kind') kind: string,
    @Param('key', SettingKey) key: string,
    @Param('version') version: string,
  ): Promise<SettingVersionView> {
    return { data: await this.find.version(caller, readable(caller, kind), key, numberOf(version)) };
  }

  private async view(caller: StaffCaller, kind: string, key: string): Promise<SettingView> {
    return { data: await this.find.one(caller, readable(caller, kind), key) };
  }
}
