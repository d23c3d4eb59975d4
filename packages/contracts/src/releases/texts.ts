import type { Texts } from '../shared/texts.ts';

export const releaseTexts = {
  BUILD_BAD: { tw: '這個版本不符合規定：{faults}', en: 'This build is not fit to be published: {faults}' },
  BUILD_TAKEN: {
    tw: '這個版本已經發布過，內容不能再改',
    en: 'This build is published already; what is published does not change.',
  },
  UNPUBLISHED_FULL: {
    tw: '這一區還沒發布的檔案已經有 {held} MB，最多 {most} MB。請先發布（不再占用），或等待：沒發布的版本在最後一次送檔案 {days} 天後清除',
    en: 'This area has {held} MB of files that are not published, and {most} MB is the most. Publish a build (its files count no longer), or wait: what is not published is forgotten {days} days after a file of its build was last sent.',
  },
  BUILD_UNKNOWN: { tw: '沒有發布過這個版本', en: 'No such build was published.' },
  BUILD_UNFIT: {
    tw: '這個版本需要的平台版本（{needs}）目前沒有上線（{has}）',
    en: 'This build needs {needs}; live is {has}.',
  },
  BUILD_LIVE: { tw: '這個版本已經是正式版本', en: 'This build is live already.' },
  CANARY_RUNNING: {
    tw: '版本 {build} 正在試行，請先完成或停止',
    en: 'Build {build} is on trial. Finish or stop it first.',
  },
  CANARY_OTHER: {
    tw: '試行中的是版本 {build}，不是這個版本',
    en: 'The build on trial is {build}, not this one.',
  },
  CANARY_SHARE: {
    tw: '試行比例只能往上調；要退回請停止試行',
    en: 'A share only grows. Stop the trial to go back.',
  },
  NO_CANARY: { tw: '目前沒有試行中的版本', en: 'No build is on trial.' },
  NO_EARLIER_BUILD: { tw: '沒有更早的正式版本可以退回', en: 'There is no earlier build to go back to.' },
  NOTHING_LIVE: { tw: '這一區沒有正式版本', en: 'Nothing of this area is live.' },
  SHELL_STAYS: {
    tw: '網站外框不能下架：沒有它就沒有網站',
    en: 'The shell cannot be retired: without it there is no site.',
  },
  RELEASE_CHANGED: {
    tw: '這一區剛才有別的變更，請看過目前的狀態再決定',
    en: 'Somebody else changed this area just now. Look at it again first.',
  },
  LOCAL_ADDRESS: {
    tw: '只能填自己電腦的網址，例如 http://localhost:3104',
    en: 'Only an address of your own machine, like http://localhost:3104.',
  },
  HOSTS_LINES: {
    tw: '每行一個遊戲代號和一個網址來源，例如 H73 https://launcher.example；來源要用 https，後面不加路徑',
    hk: '每行一個遊戲代號和一個網址來源，例如 H73 https://launcher.example；來源須為 https，後面不加路徑',
    en: 'Each line is a game and an origin, like H73 https://launcher.example. Origins are https and have no path.',
  },
  SHELL_RESTS: {
    tw: '這個外框沒有這些區能用的版本，它們會顯示「正在休息」：{areas}。請先同意（npm run mfe 用 --rest {areas}）',
    en: 'No build of {areas} runs on this shell: it would rest. Agree to that first (npm run mfe: --rest {areas}).',
  },
  STORE_MISSING: { tw: '這個網站沒有設定放版本檔案的地方', en: 'No store for builds is configured on this site.' },
  FILE_NAME: { tw: '這個檔名不能發布', en: 'A file of this name cannot be published.' },
} satisfies Texts;
