import type { AuditWords } from '@hub/contracts/manifest';

/** What the audit calls surveys, their lists, codes and rewards. */
export const audit: AuditWords = {
  services: { surveys: { tw: '問卷', en: 'Surveys' } },
  actions: {
    'survey.create': { tw: '新增問卷', en: 'Added a survey' },
    'survey.save': { tw: '改問卷草稿', hk: '更改問卷草稿', en: 'Changed a draft survey' },
    'survey.publish': { tw: '發布問卷', en: 'Published a survey' },
    'survey.end': { tw: '結束問卷', en: 'Ended a survey' },
    'survey.import': { tw: '上傳問卷的檔案', hk: '上載問卷的檔案', en: 'Uploaded a file of a survey' },
    'survey.import.apply': { tw: '匯入問卷的檔案', en: 'Imported a file of a survey' },
    'survey.import.cancel': { tw: '取消問卷的匯入', en: 'Cancelled an import of a survey' },
    'survey.export': { tw: '匯出問卷回答', en: 'Exported answers' },
    'survey.rewards.run': { tw: '馬上寄問卷獎勵', hk: '立即寄出問卷獎賞', en: 'Sent rewards at once' },
    'survey.card.retry': { tw: '再寄一次點數卡', hk: '再次寄出點數卡', en: 'Sent a point card again' },
    'survey.reward.cancel': { tw: '取消問卷獎勵', hk: '取消問卷獎賞', en: 'Cancelled a reward' },
    'survey.card.bounced': {
      tw: '點數卡的信被退回',
      hk: '點數卡的電郵被退回',
      en: 'A mail with a point card came back',
    },
  },
  objects: { survey: { tw: '問卷', en: 'Surveys' } },
  fields: {
    asked: { tw: '開始寄的份數', en: 'Rewards on their way' },
    reward: { tw: '獎勵編號', hk: '獎賞編號', en: 'Reward' },
    readdressed: { tw: '改寄到別的信箱', hk: '改寄到另一個電郵地址', en: 'Sent to another address' },
  },
};
