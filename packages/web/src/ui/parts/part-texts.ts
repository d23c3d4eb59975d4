import { useKitLanguage, type KitLanguage } from '@hub/web';

type PartTexts = {
  drawing: string;
  optional: string;
  pictureByHand: string;
  pictureByMouse: string;
  pictureSaved: string;
  resend: string;
  saveAsPicture: string;
  sending: string;
  stepDone: string;
  stepNow: string;
};

const taiwan: PartTexts = {
  drawing: '製作中',
  optional: '選填',
  pictureByHand: '長按下面的圖片就能儲存',
  pictureByMouse: '在下面的圖片按滑鼠右鍵，就能另存圖片',
  pictureSaved: '圖片已下載到您的裝置',
  resend: '重送',
  saveAsPicture: '存成圖片',
  sending: '傳送中',
  stepDone: '已完成：',
  stepNow: '目前步驟：',
};

const texts: Record<KitLanguage, PartTexts> = {
  'zh-TW': taiwan,
  'zh-HK': {
    ...taiwan,
    pictureByHand: '長按下面的圖片就可以儲存',
    pictureByMouse: '在下面的圖片按滑鼠右鍵，便可另存圖片',
    saveAsPicture: '儲存為圖片',
  },
  en: {
    drawing: 'Making it',
    optional: 'optional',
    pictureByHand: 'Press and hold the picture below to save it',
    pictureByMouse: 'Right-click the picture below to save it',
    pictureSaved: 'The picture is on your device',
    resend: 'Send again',
    saveAsPicture: 'Save as a picture',
    sending: 'Sending',
    stepDone: 'Done: ',
    stepNow: 'Current step: ',
  },
};

export const usePartTexts = (): PartTexts => texts[useKitLanguage()];
