import { useLanguage, type Language } from '@hub/web';

type FileTexts = { choose: string; another: string };

const texts: Record<Language, FileTexts> = {
  'zh-TW': { choose: '選檔案，或拖到這裡', another: '換一個檔案' },
  'zh-HK': { choose: '選擇檔案，或拖到這裡', another: '換一個檔案' },
  en: { choose: 'Choose a file, or drop it here', another: 'Choose another file' },
};

export const useFileTexts = (): FileTexts => texts[useLanguage()];
