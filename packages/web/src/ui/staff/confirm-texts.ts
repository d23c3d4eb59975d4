import { useLanguage, type Language } from '@hub/web';

type ConfirmTexts = { cancel: string };

const texts: Record<Language, ConfirmTexts> = {
  'zh-TW': { cancel: '取消' },
  'zh-HK': { cancel: '取消' },
  en: { cancel: 'Cancel' },
};

export const useConfirmTexts = (): ConfirmTexts => texts[useLanguage()];
